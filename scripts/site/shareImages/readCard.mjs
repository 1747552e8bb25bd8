// @ts-check
import * as cheerio from 'cheerio';

/** @typedef {import('./card.mjs').Card} Card */

/** What pages are called, by the start of their paths in the folder of images. */
const kinds = {
  rules: 'ESLint rule for TypeScript',
  blog: 'Blog',
  docs: 'Guide',
};

/**
 * Reads from a built page what its image is to say.
 *
 * @param {import('../pages.mjs').BuiltPage} page
 * @param {string} kind of page, as in the image's path
 * @returns {Card}
 */
export function readCard({ head, main }, kind) {
  const content = cheerio.load(main);
  const isRule = kind === 'rules';
  const facts = content('ul[class^=facts_]')
    .first()
    .children('li')
    .toArray()
    .map(fact => content(fact).text().trim());
  const date = content('header time').first().text();
  return {
    kind: [kinds[/** @type {keyof typeof kinds} */ (kind)], date]
      .filter(Boolean)
      .join(' · '),
    title: content('h1').first().text(),
    description: content('p[class^=lead_]').first().text() || head.description,
    facts: isRule ? facts : [],
    isReported: isRule && facts.length > 0,
  };
}
