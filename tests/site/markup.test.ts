import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/lib/slim';
import { describe, expect, it } from 'vitest';
import { builtPages } from '../builtPages';

/** Attributes that say which other elements one has to do with. */
const references = [
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'for',
];

const idsOf = ($: CheerioAPI): string[] =>
  $('[id]')
    .get()
    .map(({ attribs }) => attribs.id ?? '');

/** What is wrong with a page's HTML: what it is said of, by kind of fault. */
const checks = {
  // A link leads to the first of two, and what refers to them in labels and descriptions may get the wrong one.
  'has no id twice': $ => {
    const ids = idsOf($);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  },
  'refers to elements that it has': $ => {
    const ids = new Set(idsOf($));
    return references.flatMap(name =>
      $('*')
        .filter(`[${name}]`)
        .get()
        .flatMap(({ attribs }) => attribs[name]?.split(/\s+/) ?? [])
        .filter(id => !ids.has(id)),
    );
  },
  'has a name for each link and button': $ =>
    $('a[href], button, summary')
      .get()
      .filter(
        element =>
          !element.attribs['aria-label'] &&
          !element.attribs['aria-labelledby'] &&
          !element.attribs.title &&
          $(element).text().trim() === '' &&
          $(element).find('[alt]:not([alt=""]), [aria-label]').length === 0,
      )
      .map(element => $.html(element)),
  'says what its images are, or that they say nothing': $ =>
    $('img:not([alt])')
      .get()
      .map(element => $.html(element)),
  'leaves out no level of headings': $ => {
    const levels = $('main')
      .find('h1, h2, h3, h4, h5, h6')
      .get()
      .map(({ name }) => Number(name.slice(1)));
    return levels
      .filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
      .map(String);
  },
  'gives no page that a link opens hold of ours': $ =>
    $('a[href^="http"], a[href^="//"]')
      .get()
      .filter(({ attribs }) => !/\bnoopener\b/.test(attribs.rel ?? ''))
      .map(element => $.html(element)),
} satisfies Record<string, ($: CheerioAPI) => string[]>;

const documents = [...builtPages()].map(
  ([path, html]) => [path, load(html)] as const,
);

describe('every page', () => {
  it.each(Object.entries(checks))('%s', (_, check) => {
    expect(documents.length).toBeGreaterThan(143);
    const faults = documents.flatMap(([path, $]) =>
      check($).map(fault => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

it('looks at links to other sites', () => {
  const links = documents.flatMap(([, $]) => $('a[href^="http"]').get());
  expect(links.length).toBeGreaterThan(1000);
});
