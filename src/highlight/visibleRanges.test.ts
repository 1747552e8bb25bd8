import { describe, expect, it } from 'vitest';
import { visibleRanges } from './markedHtml';

/** Underlines what is in brackets, and shows what comes out in the same way. */
function underline(marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const code = marked.replace('[', '').replace(']', '');
  return visibleRanges(code, { start, end }).reduceRight(
    (text, range) =>
      `${text.slice(0, range.start)}[${text.slice(range.start, range.end)}]${text.slice(range.end)}`,
    code,
  );
}

describe('visibleRanges', () => {
  it('takes a range on one line as it is, spaces included', () =>
    expect(underline('let [ a ]= 1;')).toBe('let [ a ]= 1;'));

  it('leaves indentation out of a range over several lines', () =>
    expect(underline('f([{\n  a: 1,\n\n}]);')).toBe(
      'f([{]\n  [a: 1,]\n\n[}]);',
    ));

  it('takes what is before line breaks that are reported', () =>
    expect(underline('ab[\n\n]c')).toBe('a[b]\n\nc'));

  it('widens a point to a character', () => {
    expect(underline('a[]b')).toBe('a[b]');
    expect(underline('ab[]\nc')).toBe('a[b]\nc');
    expect(underline('ab[]')).toBe('a[b]');
  });
});
