import { describe, expect, it } from 'vitest';
import { reportOn } from '../testing/fakeLinter';
import { listProblems } from './listedProblem';
import { problemsOf } from './problem';

const problemsIn = (...lines: number[]) => problemsOf(reportOn(lines));

describe('listProblems', () => {
  it('keeps the list when it says the same', () => {
    const before = listProblems(problemsIn(1, 2), []);
    expect(listProblems(problemsIn(1, 2), before)).toBe(before);
  });

  it('keeps each problem that says the same', () => {
    const before = listProblems(problemsIn(1, 2), []);
    const after = listProblems(problemsIn(1, 2, 3), before);
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(listProblems(problemsIn(1), after)).toEqual([before[0]]);
  });

  it('gives a problem that moves the same key', () => {
    const before = listProblems(problemsIn(1, 2), []);
    const after = listProblems(problemsIn(5, 6), before);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.map(({ line }) => line)).toEqual([5, 6]);
    expect(new Set(after.map(({ key }) => key)).size).toBe(2);
  });

  it('names the edits, without the places that move as the reader types', () => {
    const [first] = problemsOf(reportOn([1], { offset: 3 }));
    const fix = {
      title: 'Use let',
      edit: { range: [0, 1], text: '' },
    } as const;
    const problems = first ? [{ ...first, suggestions: [fix] }] : [];
    const [listed] = listProblems(problems, []);
    expect(listed?.edits).toEqual([
      { kind: 'fix', title: '' },
      { kind: 'suggestion', title: 'Use let' },
    ]);
    expect(JSON.stringify(listed)).not.toContain('range');
  });
});
