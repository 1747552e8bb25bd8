import { load } from 'cheerio/lib/slim';
import { expect, test } from 'vitest';
import { builtPages } from '../builtPages';

const { pages } = builtPages();

// A link leads to the first of two, and what refers to them in labels and descriptions may get the wrong one.
test('no id is on a page twice', () => {
  expect(pages.size).toBeGreaterThan(143);
  const twice = [...pages].flatMap(([path, html]) => {
    const ids = load(html)('[id]')
      .get()
      .map(({ attribs }) => attribs.id);
    return ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map(id => `${path}#${id ?? ''}`);
  });
  expect(twice).toEqual([]);
});
