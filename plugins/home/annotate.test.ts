import { describe, expect, it } from 'vitest';
import type { HighlightedToken } from '../highlight/highlight';
import type { Mark } from '../highlight/markedHtml';
import { annotate as annotateLines } from './annotate';

const mark = (name: string, start: number, end: number): Mark => ({
  start,
  end,
  id: name,
  describedBy: `about-${name}`,
});
const annotate = (...code: Parameters<typeof annotateLines>): string =>
  annotateLines(...code).join('');
const plain = (text: string): HighlightedToken[] => [{ text }];
const open = (name: string): string =>
  `<mark id="${name}" aria-describedby="about-${name}" tabindex="-1">`;

describe('annotate', () => {
  it('puts each line into an element', () => {
    expect(annotate(plain('a\n\nb'), [])).toBe(
      '<span data-line>a\n</span><span data-line>\n</span><span data-line>b</span>',
    );
  });

  it('marks a part of a token, and keeps its color', () => {
    expect(
      annotate([{ text: 'const', kind: 'keyword' }], [mark('x', 1, 3)]),
    ).toBe(
      `<span data-line><span class="hl-keyword">c</span>${open('x')}<span class="hl-keyword">on</span></mark><span class="hl-keyword">st</span></span>`,
    );
  });

  it('goes on in the next line without a second id, after the indentation', () => {
    expect(annotate(plain('f(\n  x\n)'), [mark('x', 0, 8)])).toBe(
      `<span data-line>${open('x')}f(</mark>\n</span>` +
        `<span data-line>  <mark data-more="x" aria-describedby="about-x" tabindex="-1">x</mark>\n</span>` +
        `<span data-line><mark data-more="x" aria-describedby="about-x" tabindex="-1">)</mark></span>`,
    );
  });

  it('nests marks of the same start, the longer one outside', () => {
    expect(annotate(plain('abc'), [mark('in', 0, 1), mark('out', 0, 3)])).toBe(
      `<span data-line>${open('out')}${open('in')}a</mark>bc</mark></span>`,
    );
  });

  it('keeps elements nested where marks overlap', () => {
    expect(annotate(plain('abc'), [mark('x', 0, 2), mark('y', 1, 3)])).toBe(
      `<span data-line>${open('x')}a${open('y')}b</mark></mark><mark data-more="y" aria-describedby="about-y" tabindex="-1">c</mark></span>`,
    );
  });

  it('escapes text', () => {
    expect(annotate(plain('<T>'), [])).toBe('<span data-line>&lt;T&gt;</span>');
  });
});
