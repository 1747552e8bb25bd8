import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import type { EditorProblem } from './editor';
import {
  describeProblem,
  problemField,
  problemFrom,
  showProblems,
} from './problems';

const problem = (start: number, message: string): EditorProblem => ({
  start,
  end: start + 1,
  severity: 'error',
  message,
});

function stateAt(cursor: number, problems: EditorProblem[]): EditorState {
  return EditorState.create({
    doc: 'one two three',
    selection: { anchor: cursor },
    extensions: problemField,
  }).update({ effects: showProblems.of(problems) }).state;
}

it('goes from problem to problem, and around', () => {
  const problems = [
    problem(8, 'third'),
    problem(0, 'first'),
    problem(4, 'two'),
  ];
  const next = (cursor: number, step: -1 | 1): string | undefined =>
    problemFrom(stateAt(cursor, problems), step)?.message;
  expect([next(0, 1), next(4, 1), next(8, 1)]).toEqual([
    'two',
    'third',
    'first',
  ]);
  expect([next(0, -1), next(8, -1)]).toEqual(['third', 'two']);
});

it('finds none where there is none', () =>
  expect(problemFrom(stateAt(0, []), 1)).toBeUndefined());

it('says what a problem is, where it is among others, and what it offers', () => {
  const found: EditorProblem = {
    ...problem(4, 'Unexpected any.'),
    source: 'no-explicit-any',
    edits: [{ title: 'Use unknown', edit: { range: [4, 5], text: '' } }],
  };
  expect(describeProblem(found, [problem(0, ''), found])).toBe(
    'Error 2 of 2: Unexpected any. (no-explicit-any) Offers: Use unknown.',
  );
});

it('withdraws what a problem offers when the text changes', () => {
  const found = {
    ...problem(4, ''),
    edits: [{ title: 'Fix', edit: { range: [4, 5] as const, text: '' } }],
  };
  const changed = stateAt(0, [found]).update({
    changes: { from: 0, insert: 'zero ' },
  }).state;
  expect(problemFrom(changed, 1)).toMatchObject({ start: 9, end: 10 });
  expect(problemFrom(changed, 1)).not.toHaveProperty('edits');
});
