import { load } from 'cheerio/lib/slim';
import { expect, test } from 'vitest';
import { readLink } from '../../src/playground/link/link';
import { builtPages } from '../builtPages';

const pages = builtPages();

const read = (path: string) => load(pages.get(path) ?? '');

test('the example of the home page has a whole link to the playground', () => {
  const $ = read('/');
  const link = $('main a')
    .get()
    .find(each => $(each).text() === 'Open in playground');
  const address = new URL(link?.attribs.href ?? '', 'http://localhost');
  const versions = { available: ['5.4.5'], default: '5.4.5' };
  const { notes, shared } = readLink(address.hash, versions) ?? {};
  expect(address.pathname).toBe('/play');
  expect(notes).toEqual([]);
  expect(shared?.code).toContain('\n');
  expect(shared?.eslintrc).toContain('@typescript-eslint');
});

test('an upgrade can be read', () => {
  const $ = read('/config/upgrade-from-5');
  expect($('h1').text()).toBe('Upgrade from 5.62 to 7.11');
  const row = $('tr').filter((_, each) =>
    $(each).text().includes('strict-boolean-expressions'),
  );
  expect(row.text()).toContain('allowNullableEnum: default true → false');
  expect(
    row.find('a[href="/rules/strict-boolean-expressions"]').length,
  ).toBeGreaterThan(0);
});

// The first example is what a reader takes the rule to be about.
test('no example starts with its compile errors', () => {
  const $ = read('/rules/no-require-imports');
  const figures = $('main figure')
    .get()
    .map(figure => $(figure))
    .filter(figure => figure.text().includes('Has compile errors'));
  expect(figures.length).toBeGreaterThan(2);
  for (const figure of figures) {
    const html = figure.html() ?? '';
    expect(html.indexOf('Has compile errors')).toBeGreaterThan(
      Math.max(html.indexOf('<pre'), html.lastIndexOf('data-reported')),
    );
  }
});

test('lines of a correct example that are folded keep their numbers', () => {
  const $ = read('/rules/no-floating-promises');
  const [incorrect, correct] = ['Incorrect', 'Correct'].map(verdict =>
    $(`main figure[aria-label="${verdict}"]`)
      .first()
      .find('pre > code > span > span')
      .get(),
  );
  const folded = correct?.filter(line => 'data-folded' in line.attribs) ?? [];
  expect(folded).toHaveLength(4);
  expect(folded.map(line => $(line).text())).toEqual(
    incorrect?.slice(0, 4).map(line => $(line).text()),
  );
  expect(correct?.slice(0, 4)).toEqual(folded);
});
