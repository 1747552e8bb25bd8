import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';

/** What a page needs to be used, and a feed reader can't use: buttons, links to headings and to the playground, and what unfolds lines of code. */
const controls =
  'button, .hash-link, script, style, svg, a[href*="/play#"], details:has(+ pre)';

/** What a feed reader can use of an element; the rest is for the site's own styles and scripts. */
const attributes = new Set([
  'alt',
  'colspan',
  'height',
  'href',
  'lang',
  'rowspan',
  'src',
  'start',
  'title',
  'width',
]);

/** Docusaurus' hook for the items of the blog's feeds: posts as feed readers can show them. */
export const createFeedItems: NonNullable<
  FeedOptions['createFeedItems']
> = async ({ defaultCreateFeedItems, ...params }) => {
  const items = await defaultCreateFeedItems(params);
  return items.map(({ content, ...item }) => ({
    ...item,
    ...(content !== undefined && { content: keepText(content) }),
  }));
};

/** Takes everything out of a post that is no text, code, report or picture. */
export function keepText(html: string): string {
  const $ = load(html, {}, false);
  $(controls).remove();
  $('span').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  $('*').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) {
      if (!attributes.has(name)) {
        $(element).removeAttr(name);
      }
    }
  });
  return $.html()
    .replaceAll(/<!--.*?-->/gs, '')
    .trim();
}
