import { describe, expect, it } from 'vitest';
import { diffLines } from './diffLines';

const signs = { added: '+', kept: ' ', removed: '-' } as const;

/** A line of the diff a line, after its sign; `@` for lines that are left out. */
const print = (before: string, after: string, context = 2): string[] =>
  diffLines(before, after, context).map(line =>
    line.kind === 'gap' ? '@' : signs[line.kind] + line.text,
  );

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

  it('finds what stayed between two changes', () =>
    expect(print('a\nx\nb', 'A\nx\nc\nB')).toEqual([
      '-a',
      '+A',
      ' x',
      '-b',
      '+c',
      '+B',
    ]));

  it('leaves out what is far from a change, once for each gap', () =>
    expect(print('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nx\n4\n5\n6', 1)).toEqual([
      '@',
      ' 3',
      '+x',
      ' 4',
      '@',
      ' 6',
      '-7',
    ]));

  it('keeps empty lines and indentation', () =>
    expect(print('a\n\nb', 'a\n  b')).toEqual([' a', '-', '-b', '+  b']));

  it('shows nothing for the same code', () =>
    expect(print('a', 'a')).toEqual(['@']));

  it('shows that the end of the last line came', () =>
    expect(print('a', 'a\n')).toEqual([' a', '+']));

  it('compares two long texts that have nothing in common', () => {
    const text = (word: string) =>
      Array.from({ length: 5_000 }, (_, i) => word + String(i)).join('\n');
    expect(diffLines(text('a'), text('b'), 2)).toHaveLength(10_000);
  });
});
