import { describe, expect, it } from 'vitest';
import { diffLines } from './diffLines';
import { readDiff, writeDiff } from './diffText';

const diff = (before: string, after: string): string =>
  writeDiff(diffLines(before, after, 1));

describe('writeDiff', () => {
  it('shows a changed line between its neighbors', () => {
    expect(diff('a\nb\nc\nd', 'a\nB\nc\nd')).toBe(' a\n-b\n+B\n c\n@');
  });

  it('leaves out what is far from a change, once for each gap', () => {
    expect(diff('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nx\n4\n5\n6')).toBe(
      '@\n 3\n+x\n 4\n@\n 6\n-7',
    );
  });

  it('removes before it adds', () => {
    expect(diff('a\nb', 'x\ny')).toBe('-a\n-b\n+x\n+y');
  });

  it('keeps empty lines and indentation', () => {
    expect(diff('a\n\nb', 'a\n  b')).toBe(' a\n-\n-b\n+  b');
  });

  it('shows nothing for the same code', () => {
    expect(diff('a', 'a')).toBe('@');
  });

  it('is read again', () => {
    const lines = diffLines('1\n2\n3\n4\n', '1\n2\n3\n-4\n', 1);
    expect(readDiff(writeDiff(lines))).toEqual(lines);
  });
});
