import type { EditorState } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import { translate } from '@docusaurus/Translate';
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
      effects: EditorView.announce.of(
        translate({ id: 'editor.noProblems', message: 'No problems.' }),
      ),
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
    translate(
      {
        id: 'editor.problem',
        message: '{severity} {number} of {count}: {message}',
      },
      {
        severity: nameOf(problem),
        number: all.indexOf(problem) + 1,
        count: all.length,
        message,
      },
    ),
    source !== undefined && `(${source})`,
    offers !== '' &&
      translate(
        { id: 'editor.offers', message: 'Offers: {offers}.' },
        { offers },
      ),
  ]
    .filter(Boolean)
    .join(' ');
}

function nameOf({ severity }: EditorProblem): string {
  switch (severity) {
    case 'error':
      return translate({ id: 'editor.error', message: 'Error' });
    case 'info':
      return translate({ id: 'editor.hint', message: 'Hint' });
    case 'warning':
      return translate({ id: 'editor.warning', message: 'Warning' });
  }
}
