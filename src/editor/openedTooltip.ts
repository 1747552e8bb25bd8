import { StateEffect, StateField, type Transaction } from '@codemirror/state';
import { showTooltip, type Tooltip } from '@codemirror/view';

/** A tooltip that isn't opened by pointing at something. @param follow what a change makes of it: `null` closes it */
export function openedTooltip(
  follow = (shown: Tooltip, { docChanged, selection }: Transaction) =>
    docChanged || selection ? null : shown,
) {
  const show = StateEffect.define<Tooltip | null>();
  const field = StateField.define<Tooltip | null>({
    create: () => null,
    update(shown, transaction) {
      const last = transaction.effects.findLast(
        (effect): effect is StateEffect<Tooltip | null> => effect.is(show),
      );
      return last ? last.value : shown && follow(shown, transaction);
    },
    provide: own => showTooltip.from(own),
  });
  return { show, field };
}
