import { describe, expect, it } from 'vitest';
import { highlightSource } from './highlightSource';
import { type Mark, toMarkedHtml } from './markedHtml';

const mark = (start: number, end: number): Mark => ({
  start,
  end,
  id: `m${String(start)}`,
  describedBy: `r${String(start)}`,
});

const plain = (code: string, ...marks: Mark[]) =>
  toMarkedHtml([{ text: code }], marks);

describe('toMarkedHtml', () => {
  it('marks a range within a token and across tokens', () =>
    expect(
      toMarkedHtml(
        [{ text: 'let ', kind: 'keyword' }, { text: 'a<b' }],
        [mark(1, 5)],
      ),
    ).toBe(
      '<span class="hl-keyword">l</span><mark id="m1" aria-describedby="r1" tabindex="-1"><span class="hl-keyword">et </span>a</mark>&lt;b',
    ));

  it('nests a range in another', () =>
    expect(plain('abcd', mark(1, 2), mark(0, 4))).toBe(
      '<mark id="m0" aria-describedby="r0" tabindex="-1">a<mark id="m1" aria-describedby="r1" tabindex="-1">b</mark>cd</mark>',
    ));

  it('breaks a range in two where it overlaps, with one id', () =>
    expect(plain('abcd', mark(0, 2), mark(1, 3))).toBe(
      '<mark id="m0" aria-describedby="r0" tabindex="-1">a<mark id="m1" aria-describedby="r1" tabindex="-1">b</mark></mark><mark data-more="m1" aria-describedby="r1" tabindex="-1">c</mark>d',
    ));

  it('closes one range where the next begins', () =>
    expect(plain('ab', mark(0, 1), mark(1, 2))).toBe(
      '<mark id="m0" aria-describedby="r0" tabindex="-1">a</mark><mark id="m1" aria-describedby="r1" tabindex="-1">b</mark>',
    ));

  it('marks up to the end', () =>
    expect(plain('ab', mark(1, 2))).toBe(
      'a<mark id="m1" aria-describedby="r1" tabindex="-1">b</mark>',
    ));

  it('changes no text', () => {
    const code = 'const a = `x${b && "<c>"}`;\n// & done';
    const html = toMarkedHtml(highlightSource(code, 'ts'), [
      mark(3, 20),
      mark(14, 27),
    ]);
    expect(
      html
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ).toBe(code);
  });
});
