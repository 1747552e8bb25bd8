import { describe, expect, it } from 'vitest';
import type { Mark } from './markedHtml';
import { markedLines } from './markedHtml';
import type { HighlightedToken } from './tokens';

const mark = (name: string, start: number, end: number): Mark => ({
  start,
  end,
  id: name,
  describedBy: `about-${name}`,
});
const plain = (text: string): HighlightedToken[] => [{ text }];
const open = (name: string): string =>
  `<mark id="${name}" aria-describedby="about-${name}" tabindex="-1">`;

describe('markedLines', () => {
  it('cuts code into lines, with their ends', () =>
    expect(markedLines(plain('a\n\nb'), [])).toEqual(['a\n', '\n', 'b']));

  it('marks a part of a token, and keeps its color', () =>
    expect(
      markedLines([{ text: 'const', kind: 'keyword' }], [mark('x', 1, 3)]),
    ).toEqual([
      `<span class="hl-keyword">c</span>${open('x')}<span class="hl-keyword">on</span></mark><span class="hl-keyword">st</span>`,
    ]));

  it('goes on in the next line without a second id, after the indentation', () =>
    expect(markedLines(plain('f(\n  x\n)'), [mark('x', 0, 8)])).toEqual([
      `${open('x')}f(</mark>\n`,
      `  <mark data-more="x" aria-describedby="about-x" tabindex="-1">x</mark>\n`,
      `<mark data-more="x" aria-describedby="about-x" tabindex="-1">)</mark>`,
    ]));

  it('nests marks of the same start, the longer one outside', () =>
    expect(
      markedLines(plain('abc'), [mark('in', 0, 1), mark('out', 0, 3)]),
    ).toEqual([`${open('out')}${open('in')}a</mark>bc</mark>`]));

  it('keeps elements nested where marks overlap', () =>
    expect(
      markedLines(plain('abc'), [mark('x', 0, 2), mark('y', 1, 3)]),
    ).toEqual([
      `${open('x')}a${open('y')}b</mark></mark><mark data-more="y" aria-describedby="about-y" tabindex="-1">c</mark>`,
    ]));

  it('escapes text', () =>
    expect(markedLines(plain('<T>'))).toEqual(['&lt;T&gt;']));
});
