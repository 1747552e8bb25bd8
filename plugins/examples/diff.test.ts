import { describe, expect, it } from 'vitest';
import { diffLines } from './diff';

describe('diffLines', () => {
  it('shows a changed line between its neighbours', () => {
    expect(diffLines('a\nb\nc\nd\n', 'a\nB\nc\nd\n')).toBe(' a\n-b\n+B\n c\n@');
  });

  it('leaves out what is far from a change, once for each gap', () => {
    expect(diffLines('1\n2\n3\n4\n5\n6\n7\n', '1\n2\n3\nx\n4\n5\n6\n')).toBe(
      '@\n 3\n+x\n 4\n@\n 6\n-7',
    );
  });

  it('removes before it adds', () => {
    expect(diffLines('a\nb\n', 'x\ny\n')).toBe('-a\n-b\n+x\n+y');
  });

  it('keeps empty lines and indentation', () => {
    expect(diffLines('a\n\nb\n', 'a\n  b\n')).toBe(' a\n-\n-b\n+  b');
  });

  it('shows nothing for the same code', () => {
    expect(diffLines('a\n', 'a\n')).toBe('@');
  });
});
