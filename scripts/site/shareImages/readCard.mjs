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
 * Reads from a built page what its image is to say, and where that image is.
 *
 * @param {string} html
 * @param {RegExp} imagePath matches the image's address; its first group is the kind of page
 * @returns {{ card: Card; image: string } | undefined} nothing for pages without an image of their own
 */
export function readCard(html, imagePath) {
  const page = cheerio.load(html);
  const image = page('meta[property="og:image"]').attr('content') ?? '';
  const [path, kind] = imagePath.exec(image) ?? [];
  if (path === undefined) {
    return undefined;
  }
  const main = page('main').first();
  const isRule = kind === 'rules';
  const facts = main
    .find('ul[class^=facts_]')
    .first()
    .children('li')
    .toArray()
    .map(fact => page(fact).text().trim());
  const date = main.find('header time').first().text();
  const lead = main.find('p[class^=lead_]').first().text();
  const description = page('meta[name=description]').attr('content') ?? '';
  return {
    image: path,
    card: {
      kind: [kinds[/** @type {keyof typeof kinds} */ (kind)], date]
        .filter(Boolean)
        .join(' · '),
      title: main.find('h1').first().text(),
      description: lead === '' ? description : lead,
      facts: isRule ? facts : [],
      isReported: isRule && facts.length > 0,
    },
  };
}
