import {
  type EditorState,
  RangeSet,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  type KeyBinding,
  lineNumberMarkers,
} from '@codemirror/view';
import { visibleRanges } from '../highlight/markedHtml';
import type { EditorProblem } from './editor';

/*
 * `@codemirror/lint` has this too. But its marks can't have the ids by which the page's own reports refer to
 * the code, its tooltips don't open by a tap or a key, and it brings a panel and styles of its own.
 */

/** Replaces all problems. */
export const showProblems = StateEffect.define<readonly EditorProblem[]>();

interface Problems {
  all: readonly EditorProblem[];
  marks: DecorationSet;
  /** Of the lines in which one begins. */
  numbers: LineNumbers;
}

type LineNumbers = RangeSet<GutterMarker>;

/** The problems of a text, underlined as in the site's examples: by `mark` elements. */
export const problemField = StateField.define<Problems>({
  create: () => ({
    all: [],
    marks: Decoration.none,
    numbers: RangeSet.empty as LineNumbers,
  }),
  update(value, { changes, docChanged, effects, state }) {
    let { all, marks } = value;
    let numbers: LineNumbers = value.numbers;
    if (docChanged) {
      // What a change offers was for the text before.
      all = all.map(problem => ({
        ...withoutEdits(problem),
        start: changes.mapPos(problem.start, 1),
        end: changes.mapPos(problem.end, -1),
      }));
      marks = marks.map(changes);
      numbers = numbers.map(changes);
    }
    for (const effect of effects) {
      if (effect.is(showProblems)) {
        all = effect.value
          .map(problem => within(problem, state.doc.length))
          .sort((a, b) => a.start - b.start);
        marks = marksOf(all, state.doc.toString());
        const starts = lineStarts(all, state.doc);
        marks = marks.update({ add: starts.map(start => line.range(start)) });
        numbers = RangeSet.of(starts.map(start => lineNumber.range(start)));
      }
    }
    return all === value.all ? value : { all, marks, numbers };
  },
  provide: field => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    lineNumberMarkers.from(field, ({ numbers }) => numbers),
  ],
});

function withoutEdits(problem: EditorProblem): EditorProblem {
  const copy = { ...problem };
  delete copy.edits;
  return copy;
}

/** A line in which a problem begins, and its number, as the page's styles know them. */
const line = Decoration.line({ attributes: { 'data-reported': '' } });
const lineNumber = new (class extends GutterMarker {
  override elementClass = 'cm-reported';
})();

function lineStarts(problems: readonly EditorProblem[], doc: Text): number[] {
  const starts = problems.map(({ start }) => doc.lineAt(start).from);
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** All problems of a text, in its order. */
export function problemsIn(state: EditorState): readonly EditorProblem[] {
  return state.field(problemField).all;
}

/** The problems at an offset: those that begin or end there. */
export function problemsAt(
  state: EditorState,
  offset: number,
): readonly EditorProblem[] {
  return problemsIn(state).filter(
    ({ start, end }) => start <= offset && offset <= Math.max(end, start + 1),
  );
}

function marksOf(
  problems: readonly EditorProblem[],
  text: string,
): DecorationSet {
  return Decoration.set(
    problems.flatMap(problem =>
      visibleRanges(text, {
        start: problem.start,
        end: problem.underlinedUntil ?? problem.end,
      }).flatMap(({ start, end }, index) =>
        start < end ? [markOf(problem, index).range(start, end)] : [],
      ),
    ),
    true,
  );
}

/** Nothing is known of who found a problem: it may be outside of the text. */
function within(problem: EditorProblem, length: number): EditorProblem {
  const start = Math.max(0, Math.min(problem.start, length));
  const cut = (end: number) => Math.max(start, Math.min(end, length));
  const { underlinedUntil } = problem;
  return {
    ...problem,
    start,
    end: cut(problem.end),
    underlinedUntil: underlinedUntil && cut(underlinedUntil),
  };
}

function markOf(
  { change, describedBy, id, severity }: EditorProblem,
  index: number,
): Decoration {
  return Decoration.mark({
    tagName: 'mark',
    attributes: {
      'data-severity': severity,
      ...(change !== undefined && { 'data-diff': change }),
      // As at build: of several elements, the first has the id.
      ...(id !== undefined && { [index === 0 ? 'id' : 'data-more']: id }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    },
  });
}

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
  const { edits = [], message, severity, source } = problem;
  const offers = edits.map(({ title }) => title).join(', ');
  const number = all.indexOf(problem) + 1;
  return [
    `${names[severity]} ${String(number)} of ${String(all.length)}: ${message}`,
    source !== undefined && `(${source})`,
    offers !== '' && `Offers: ${offers}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const names = { error: 'Error', info: 'Hint', warning: 'Warning' };
