import { isolateHistory } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import {
  EditorView,
  hoverTooltip,
  keymap,
  type Tooltip,
} from '@codemirror/view';
import crelt from 'crelt';
import type { TextEdit } from '../text/editBetween';
import { linkToPage, withCode } from './describeElement';
import type { EditorProblem, ProblemEdit } from './editor';
import { openedTooltip } from './openedTooltip';
import { problemsAt } from './problems';

/** The tooltip that was opened by a key or a tap: it stays until the text or the cursor changes. */
const opened = openedTooltip();

/**
 * Shows what is wrong with the code that is pointed at, with what can be done about it. A tap and Ctrl+.
 * do the same where there is no mouse; the key leads into the tooltip, and Escape out of it.
 */
export const problemTooltip: Extension = [
  opened.field,
  hoverTooltip((view, offset) => tooltipAt(view, offset), {
    hideOnChange: true,
  }),
  EditorView.domEventHandlers({
    click: (event, view) => {
      const isTouch =
        event instanceof PointerEvent && event.pointerType !== 'mouse';
      const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (isTouch && offset !== null) {
        view.dispatch({ effects: opened.show.of(tooltipAt(view, offset)) });
      }
    },
  }),
  keymap.of([
    { key: 'Mod-.', run: openWithFocus },
    { key: 'Escape', run: close },
  ]),
];

function tooltipAt(view: EditorView, offset: number): Tooltip | null {
  const problems = problemsAt(view.state, offset);
  return problems.length > 0
    ? {
        pos: Math.min(...problems.map(({ start }) => start)),
        end: Math.max(...problems.map(({ end }) => end)),
        above: true,
        create: () => ({ dom: listProblems(view, problems) }),
      }
    : null;
}

function openWithFocus(view: EditorView): boolean {
  const tooltip = tooltipAt(view, view.state.selection.main.head);
  if (!tooltip) {
    return false;
  }
  view.dispatch({ effects: opened.show.of(tooltip) });
  requestAnimationFrame(() => {
    const { ownerDocument } = view.dom;
    const first = (name: 'a' | 'button') =>
      ownerDocument.querySelector<HTMLElement>(`.cm-problems ${name}`);
    (first('button') ?? first('a'))?.focus();
  });
  return true;
}

function close(view: EditorView): boolean {
  if (!view.state.field(opened.field)) {
    return false;
  }
  view.dispatch({ effects: opened.show.of(null) });
  view.focus();
  return true;
}

function listProblems(
  view: EditorView,
  problems: readonly EditorProblem[],
): HTMLElement {
  return crelt(
    'div',
    {
      class: 'cm-problems',
      onkeydown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') {
          close(view);
        }
      },
    },
    problems.map(problem => showProblem(view, problem)),
  );
}

function showProblem(view: EditorView, problem: EditorProblem): HTMLElement {
  const { edits = [], message, severity, source = '', url } = problem;
  return crelt(
    'div',
    { 'data-severity': severity },
    crelt('p', withCode(message)),
    crelt(
      'p',
      url === undefined ? crelt('span', source) : linkToPage(url, source),
      edits.map(edit => applyButton(view, edit)),
    ),
  );
}

/** Applies an edit of the present text, as one step for undo. Whatever it says, it stays within the text. */
export function applyFix(
  view: EditorView,
  { range, text: insert }: TextEdit,
): void {
  const { length } = view.state.doc;
  const within = (offset: number) => Math.max(0, Math.min(offset, length));
  view.dispatch({
    changes: { from: within(range[0]), to: within(range[1]), insert },
    userEvent: 'input.fix',
    annotations: isolateHistory.of('full'),
  });
}

function applyButton(
  view: EditorView,
  { edit, title }: ProblemEdit,
): HTMLElement {
  const apply = () => {
    applyFix(view, edit);
    view.focus();
  };
  return crelt('button', { type: 'button', onclick: apply }, withCode(title));
}
