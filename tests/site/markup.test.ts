import { readdirSync, readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/lib/slim';
import { describe, expect, it } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
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

/** Where the classes of components are styled, by class: names of style sheets. */
const sheetsByClass = readSheets(new URL('assets/css/', buildFolder));

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
  'can edit each example that opens in the playground': $ =>
    $('figure:has(a[data-rule]):not(:has(button[data-edit]))')
      .get()
      .map(figure => $(figure).text()),
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
  'has data for search engines that can be read': $ =>
    $('script[type="application/ld+json"]')
      .get()
      .map(element => $(element).text())
      .filter(text => !isJson(text)),
  'links a style sheet for each of its classes': $ => {
    const linked = new Set(
      $('link[rel=stylesheet]')
        .get()
        .map(({ attribs }) => attribs.href?.replace(/^.*\//, '') ?? ''),
    );
    const classes = $('[class]')
      .get()
      .flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []);
    return [...new Set(classes)].filter(name => {
      const sheets = sheetsByClass.get(name);
      return sheets && !sheets.some(sheet => linked.has(sheet));
    });
  },
  'marks the code that it reports': $ => {
    const described = new Set(
      $('mark')
        .get()
        .map(({ attribs }) => attribs['aria-describedby'] ?? ''),
    );
    return $('[data-report] > p')
      .get()
      .filter(element => !described.has(element.attribs.id ?? ''))
      .map(element => $(element).text());
  },
  'gives no page that a link opens hold of ours': $ =>
    $('a[href^="http"], a[href^="//"]')
      .get()
      .filter(({ attribs }) => !/\bnoopener\b/.test(attribs.rel ?? ''))
      .map(element => $.html(element)),
} satisfies Record<string, ($: CheerioAPI) => string[]>;

function readSheets(folder: URL): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(folder).filter(file =>
    file.endsWith('.css'),
  )) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    for (const [, own = ''] of text.matchAll(/\.([\w-]+_[\w-]{4})(?![\w-])/g)) {
      found.set(own, [...(found.get(own) ?? []), name]);
    }
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const documents = [...builtPages()].map(
  ([path, html]) => [path, load(html)] as const,
);

describe('every page', () =>
  it.each(Object.entries(checks))('%s', (_, check) => {
    expect(documents.length).toBeGreaterThan(143);
    const faults = documents.flatMap(([path, $]) =>
      check($).map(fault => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  }));

it('looks at links to other sites', () => {
  const links = documents.flatMap(([, $]) => $('a[href^="http"]').get());
  expect(links.length).toBeGreaterThan(1000);
});
