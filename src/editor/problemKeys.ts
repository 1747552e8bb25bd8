import type { EditorState } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import type { EditorProblem } from './lightEditor';
import { problemsIn } from './problems';

/** Keys that go from problem to problem, as in VS Code. Where they lead to is read out. */
export const problemKeys: readonly KeyBinding[] = [
  { key: 'F8', run: view => goToProblem(view, 1) },
  { key: 'Shift-F8', run: view => goToProblem(view, -1) },
];

function goToProblem(view: EditorView, step: -1 | 1): boolean {
  const problem = problemFrom(view.state, step);
  if (!problem) {
    view.dispatch({
      effects: EditorView.announce.of('No problems.'),
    });
    return true;
  }
  view.dispatch({
    selection: { anchor: problem.start },
    scrollIntoView: true,
    effects: EditorView.announce.of(
      describeProblem(problem, problemsIn(view.state)),
    ),
  });
  return true;
}

/** The next problem after the cursor, or the last one before it; from the last one on, again the first. */
export function problemFrom(
  state: EditorState,
  step: -1 | 1,
): EditorProblem | undefined {
  const problems = problemsIn(state);
  const { head } = state.selection.main;
  return step === 1
    ? (problems.find(({ start }) => start > head) ?? problems[0])
    : (problems.findLast(({ start }) => start < head) ?? problems.at(-1));
}

/** What a screen reader says of a problem. */
export function describeProblem(
  problem: EditorProblem,
  all: readonly EditorProblem[],
): string {
  const { edits = [], message, source } = problem;
  const offers = edits.map(({ title }) => title).join(', ');
  return [
    `${nameOf(problem)} ${String(all.indexOf(problem) + 1)} of ${String(all.length)}: ${message}`,
    source !== undefined && `(${source})`,
    offers !== '' && `Offers: ${offers}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function nameOf({ severity }: EditorProblem): string {
  switch (severity) {
    case 'error':
      return 'Error';
    case 'info':
      return 'Hint';
    case 'warning':
      return 'Warning';
  }
}
