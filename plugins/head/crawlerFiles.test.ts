import { expect, it } from 'vitest';
import { openSearch, robots } from '.';

const siteUrl = 'https://example.com/docs/';

it('robots.txt leads to the sitemap below the base URL', () =>
  expect(robots(siteUrl)).toContain(
    'Sitemap: https://example.com/docs/sitemap.xml\n',
  ));

it('searches lead to the search page', () => {
  const text = openSearch(siteUrl, 'The Site', 'Text');
  expect(text).toContain(
    'template="https://example.com/docs/search?q={searchTerms}"',
  );
  expect(text).toContain('<LongName>The Site</LongName>');
});
