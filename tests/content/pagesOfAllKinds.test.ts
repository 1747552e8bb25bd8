import { expect, test } from 'vitest';
import { pagesOfAllKinds } from '../e2e/pagesOfAllKinds.mjs';

/** The pages chosen of some, each with a main part like this. */
function choose(
  pages: Record<string, string>,
  given: readonly string[] = [],
): string[] {
  const html = Object.entries(pages).map(
    ([path, main]) =>
      [path, `<body><nav><i>a</i></nav><main>${main}</main>`] as const,
  );
  return [...pagesOfAllKinds(new Map(html), given)];
}

test('one of pages that consist of the same is enough', () => {
  expect(
    choose({
      '/a': '<p class="lead">One <a href="/b">link</a></p>',
      '/b': '<p class="lead">Another <a href="/a">one</a></p><p class="lead"></p>',
    }),
  ).toEqual(['/a']);
});

test('pages that have something of their own are chosen, those with most of it first', () => {
  expect(
    choose({
      '/a': '<p>Text</p>',
      '/b': '<p><code>x</code></p>',
      '/c': '<p><code>x</code></p><table><tr><td>1</td></tr></table>',
      '/d': '<pre></pre>',
    }),
  ).toEqual(['/c', '/d']);
});

test('what pages that are looked at anyway show needs no other', () => {
  const pages = { '/a': '<p>Text</p>', '/b': '<p>Text</p><hr>' };
  expect(choose(pages, ['/b'])).toEqual([]);
  expect(choose(pages, ['/a'])).toEqual(['/b']);
});

test.each([
  ['an element in another', '<div><p>Text</p></div>'],
  ['a class', '<p class="lead">Text</p>'],
  ['a role', '<p role="note">Text</p>'],
  ['a style', '<p style="color: red">Text</p>'],
  ['an attribute', '<p aria-live>Text</p>'],
])('%s is another kind', (_, main) => {
  expect(choose({ '/a': '<p>Text</p>', '/b': main }, ['/a'])).toEqual(['/b']);
});
