import { describe, expect, it } from 'vitest';
import { reportOn } from '../testing/fakeLinter';
import { findingsIn, type Problem } from './problem';

const problemsIn = (lines: number[], before?: readonly Problem[]) =>
  findingsIn(reportOn(lines), before).problems;

describe('findingsIn', () => {
  it('keeps the list when it says the same', () => {
    const before = problemsIn([1, 2]);
    expect(problemsIn([1, 2], before)).toBe(before);
  });

  it('keeps each problem that says the same', () => {
    const before = problemsIn([1, 2]);
    const after = problemsIn([1, 2, 3], before);
    expect(after.slice(0, 2)).toEqual(before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(problemsIn([1], after)).toEqual([before[0]]);
  });

  it('gives a problem that moves the same key', () => {
    const before = problemsIn([1, 2]);
    const after = problemsIn([5, 6], before);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.map(({ line }) => line)).toEqual([5, 6]);
    expect(new Set(after.map(({ key }) => key)).size).toBe(2);
  });

  it('has the edits apart, whose places move as the reader types', () => {
    const report = reportOn([1], { offset: 3 });
    const [message] = report.messages;
    const fix = { range: [0, 1] as [number, number], text: '' };
    const suggestions = [{ desc: 'Use let', fix }];
    const { edits, problems } = findingsIn({
      ...report,
      messages: message ? [{ ...message, suggestions }] : [],
    });
    expect(problems[0]?.proposals).toEqual([
      { isFix: true, title: 'Fix' },
      { isFix: false, title: 'Use let' },
    ]);
    expect(JSON.stringify(problems)).not.toContain('range');
    expect(edits.get(problems[0]?.key ?? '')).toEqual([message?.fix, fix]);
  });
});
