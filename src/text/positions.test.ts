import { describe, expect, it } from 'vitest';
import { indexLines } from './positions';

describe('indexLines', () => {
  it('knows where a line ends, before its line break', () => {
    const lines = indexLines('abc\r\nd\n\nlast');
    expect([1, 2, 3, 4].map(lines.endOfLine)).toEqual([4, 2, 1, 5]);
  });

  it('turns places into offsets and back', () => {
    const lines = indexLines('abc\r\nd');
    expect(lines.offsetAt({ lineNumber: 2, column: 1 })).toBe(5);
    expect(lines.positionAt(5)).toEqual({ lineNumber: 2, column: 1 });
  });
});
