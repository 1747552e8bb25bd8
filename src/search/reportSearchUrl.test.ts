import { expect, it } from 'vitest';
import { reportSearchUrl } from './reportSearchUrl';

it('leads to the form for the documentation, with the query in its title', () => {
  const url = new URL(reportSearchUrl('https://code.example/project', 'a&b'));
  expect(url.pathname).toBe('/project/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: '05-documentation-request.yml',
    title: 'Docs: no search results for "a&b"',
  });
});
