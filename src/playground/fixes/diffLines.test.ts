import { describe, expect, it } from 'vitest';
import { applyEdit } from './applyEdit';
import { type DiffLine, diffLines } from './diffLines';

const marks = { added: '+', kept: ' ', removed: '-' };

function print(lines: DiffLine[]): string[] {
  return lines.map(line =>
    line.kind === 'gap'
      ? '…'
      : `${marks[line.kind]}${String(line.line)} ${line.text}`,
  );
}

describe('applyEdit', () => {
  it('replaces a range', () => {
    expect(applyEdit('abcdef', { range: [1, 3], text: 'X' })).toBe('aXdef');
  });

  it('leaves a byte order mark out, which ESLint places before the text', () => {
    expect(applyEdit('abc', { range: [-1, 0], text: '' })).toBe('abc');
  });
});

describe('diffLines', () => {
  it('shows changed lines with what is around them', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');
    const after = before.replace('5', 'five');
    expect(print(diffLines(before, after))).toEqual([
      '…',
      ' 3 3',
      ' 4 4',
      '-5 5',
      '+5 five',
      ' 6 6',
      ' 7 7',
      '…',
    ]);
  });

  it('finds what stayed between two changes', () => {
    expect(print(diffLines('a\nx\nb', 'A\nx\nc\nB'))).toEqual([
      '-1 a',
      '+1 A',
      ' 2 x',
      '-3 b',
      '+3 c',
      '+4 B',
    ]);
  });

  it('compares two long texts that have nothing in common', () => {
    const text = (word: string) =>
      Array.from({ length: 5_000 }, (_, i) => word + String(i)).join('\n');
    expect(diffLines(text('a'), text('b'))).toHaveLength(10_000);
  });
});
