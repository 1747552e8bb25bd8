import { type EarlyField, earlyMark, readTyped } from './beforeReact';
import { findOpening } from './saving/opening';
import { changeShared } from './state/changeSession';
import { openInstead } from './state/createSession';
import type { PlaygroundConstants } from './state/PlaygroundContext';
import { readPreferences } from './state/preferences';
import { withChange } from './state/store';

/**
 * Goes on from the page's HTML, once the session has what that has: the starting example. Opens what the
 * reader came for, and takes over what they have typed and chosen meanwhile.
 *
 * @param fields that were in the page when it was rendered
 */
export function takeOver(
  { store, versions }: PlaygroundConstants,
  fields: readonly EarlyField[],
): void {
  const typed = readTyped(fields);
  window.earlyTexts = null;
  const opening = findOpening(versions);
  const { lastCheck, shared } = store.get();
  const isExample = withChange(shared, opening.shared) === shared;
  openInstead(store, opening);
  changeShared(store, typed);
  store.set({
    preferences: readPreferences(),
    isUsed:
      !isExample ||
      // The reader has come from another page of the site, where React runs already.
      fields.length === 0 ||
      opening.comeback !== undefined ||
      Object.keys(typed).length > 0 ||
      window.earlyLinter !== undefined,
    lastCheck: isExample ? lastCheck : undefined,
    toReveal: selectionOfLost(fields),
  });
  Reflect.deleteProperty(document.documentElement.dataset, earlyMark);
}

/** The selection of the code's field, if it had the focus, and React has put another one in its place. */
function selectionOfLost(
  fields: readonly EarlyField[],
): [number, number] | undefined {
  const lost = fields.find(
    ({ element, hadFocus, name }) =>
      hadFocus && name === 'code' && !element.isConnected,
  );
  return lost && [lost.element.selectionStart, lost.element.selectionEnd];
}
