import type { Extension } from '@codemirror/state';
import {
  EditorView,
  hoverTooltip,
  keymap,
  type Tooltip,
} from '@codemirror/view';
import crelt from 'crelt';
import type { SignatureHelp } from '../linter/protocol';
import { describeElement } from './describeElement';
import type { LanguageAnswers } from './editor';
import { openedTooltip } from './openedTooltip';

/** Describes what is pointed at, and the parameters of the call that the cursor is in. */
export function languageHelp({
  describe,
  describeCall,
}: LanguageAnswers): Extension {
  return [
    describe ? hoverHelp(describe) : [],
    describeCall ? callHelp(describeCall) : [],
  ];
}

function hoverHelp(
  describe: NonNullable<LanguageAnswers['describe']>,
): Extension {
  return hoverTooltip(
    async ({ state }, offset) => {
      const found = await describe(state.doc.toString(), offset);
      return found
        ? {
            pos: found.range[0],
            end: found.range[1],
            above: true,
            create: () => ({ dom: describeElement(found) }),
          }
        : null;
    },
    { hideOnChange: true },
  );
}

const callTooltip = openedTooltip((shown, { changes }) => ({
  ...shown,
  pos: changes.mapPos(shown.pos),
}));

/** As in VS Code, behind `(`, `,` and `<`, and by Ctrl+Shift+Space, until the cursor leaves the call. */
function callHelp(
  describeCall: NonNullable<LanguageAnswers['describeCall']>,
): Extension {
  let asked = 0;
  const show = async (view: EditorView): Promise<void> => {
    const { doc, selection } = view.state;
    const { head } = selection.main;
    const own = (asked += 1);
    const found = await describeCall(doc.toString(), head);
    if (own === asked && view.state.doc === doc) {
      view.dispatch({
        effects: callTooltip.show.of(found ? tooltipFor(found, head) : null),
      });
    }
  };
  return [
    callTooltip.field,
    EditorView.updateListener.of(
      ({ docChanged, selectionSet, state, transactions, view }) => {
        const { head } = state.selection.main;
        const opens =
          transactions.some(one => one.isUserEvent('input')) &&
          /[(,<]/.test(state.sliceDoc(Math.max(0, head - 1), head));
        const isOpen = state.field(callTooltip.field) !== null;
        if (opens || (isOpen && (docChanged || selectionSet))) {
          void show(view);
        }
      },
    ),
    EditorView.focusChangeEffect.of((_state, isFocused) =>
      isFocused ? null : callTooltip.show.of(null),
    ),
    keymap.of([
      {
        key: 'Mod-Shift-Space',
        run: view => {
          void show(view);
          return true;
        },
      },
      {
        key: 'Escape',
        run: view => {
          const isOpen = view.state.field(callTooltip.field) !== null;
          asked += 1;
          if (isOpen) {
            view.dispatch({ effects: callTooltip.show.of(null) });
          }
          return isOpen;
        },
      },
    ]),
  ];
}

function tooltipFor(
  { activeParameter, activeSignature, signatures }: SignatureHelp,
  pos: number,
): Tooltip | null {
  const signature = signatures[activeSignature];
  if (!signature) {
    return null;
  }
  const { documentation, label, parameters } = signature;
  const parameter = parameters[activeParameter];
  const [start, end] = parameter?.label ?? [0, 0];
  const create = (): { dom: HTMLElement } => {
    const dom = describeElement({
      text: [parameter?.documentation, documentation]
        .filter(Boolean)
        .join('\n\n'),
    });
    const active = crelt('strong', label.slice(start, end));
    dom.prepend(crelt('code', label.slice(0, start), active, label.slice(end)));
    return { dom };
  };
  return { pos, above: true, create };
}
