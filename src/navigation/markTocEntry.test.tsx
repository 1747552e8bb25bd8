import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markTocEntry } from './markTocEntry';

/** Puts sections into the page, by id, with how far down the window they begin. */
function show(tops: Record<string, number>, hash: string): void {
  vi.stubGlobal('location', { hash });
  for (const [id, top] of Object.entries(tops)) {
    const link = document.createElement('a');
    link.className = 'toc-highlight';
    link.setAttribute('href', `#${id}`);
    const heading = document.createElement('h2');
    heading.id = id;
    heading.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
    document.body.append(link, heading);
  }
  dispatchEvent(new Event('scroll'));
}

const marked = () =>
  [...document.querySelectorAll('.table-of-contents__link--active')].map(link =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('scrollY', 0);
  markTocEntry();
});

afterEach(() => document.body.replaceChildren());

const pageHeight = (height: number) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(
    height,
  );
};

it.each([
  ['the section that began last', { a: -400, b: 200, c: 400 }, '', '#b'],
  [
    'the one that was chosen, though the next has begun',
    { a: 76, b: 200 },
    '#a',
    '#a',
  ],
  ['the next, once the chosen one has left', { a: -10, b: 200 }, '#a', '#b'],
])('marks %s', (_, tops, hash, expected) => {
  pageHeight(5000);
  show(tops, hash);
  expect(marked()).toEqual([expected]);
});

it('marks the chosen one at the end of the page, where it can’t come to the top', () => {
  pageHeight(1000);
  show({ a: -50, b: 500, c: 700 }, '#c');
  expect(marked()).toEqual(['#c']);
});
