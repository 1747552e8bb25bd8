import { describe, expect, it } from 'vitest';
import { diffLines } from './diffLines';
import { writeDiff } from './diffText';

const print = (before: string, after: string): string[] =>
  writeDiff(diffLines(before, after, 2)).split('\n');

describe('diffLines', () => {
  it('shows changed lines with what is around them', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');
    const after = before.replace('5', 'five');
    expect(print(before, after)).toEqual([
      '@',
      ' 3',
      ' 4',
      '-5',
      '+five',
      ' 6',
      ' 7',
      '@',
    ]);
  });

  it('finds what stayed between two changes', () => {
    expect(print('a\nx\nb', 'A\nx\nc\nB')).toEqual([
      '-a',
      '+A',
      ' x',
      '-b',
      '+c',
      '+B',
    ]);
  });

  it('shows that the end of the last line came', () => {
    expect(print('a', 'a\n')).toEqual([' a', '+']);
  });

  it('compares two long texts that have nothing in common', () => {
    const text = (word: string) =>
      Array.from({ length: 5_000 }, (_, i) => word + String(i)).join('\n');
    expect(diffLines(text('a'), text('b'), 2)).toHaveLength(10_000);
  });
});
