import * as cheerio from 'cheerio';
import type { BuiltPage } from '../pages';
import type { Card } from './card';

/** What pages are called, by the start of their paths in the folder of images. */
const kinds = {
  rules: 'ESLint rule for TypeScript',
  blog: 'Blog',
  docs: 'Guide',
};

/**
 * Reads from a built page what its image is to say.
 *
 * @param kind of page, as in the image's path
 */
export function readCard({ head, main }: BuiltPage, kind: string): Card {
  const content = cheerio.load(main);
  const isRule = kind === 'rules';
  const facts = content('ul[class^=facts_]')
    .first()
    .children('li')
    .toArray()
    .map(fact => content(fact).text().trim());
  const date = content('header time').first().text();
  return {
    kind: [kinds[kind as keyof typeof kinds], date].filter(Boolean).join(' · '),
    title: content('h1').first().text(),
    description: content('p[class^=lead_]').first().text() || head.description,
    facts: isRule ? facts : [],
    isReported: isRule && facts.length > 0,
  };
}
