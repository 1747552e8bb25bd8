// @ts-check
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { replaceOnce } from '../../plugins/docusaurus-internals/expectShape.mjs';

/**
 * Writes into each of the blog's feeds where it is, which Docusaurus leaves out.
 *
 * @param {URL} folder of the built site
 */
export async function completeFeeds(folder) {
  const blog = new URL('blog/', folder);
  if (!existsSync(new URL('feed.json', blog))) {
    return;
  }
  /** @type {unknown} */
  const feed = JSON.parse(await readFile(new URL('feed.json', blog), 'utf8'));
  const { feed_url: own, home_page_url: address } =
    /** @type {{ feed_url?: string; home_page_url: string }} */ (feed);
  // A copy of a site that has been completed.
  if (own !== undefined) {
    return;
  }
  await write('feed.json', /^ {4}"items":/gm, url => `"feed_url": "${url}",`);
  await write(
    'atom.xml',
    /<link rel="alternate"/g,
    url => `<link rel="self" href="${url}"/>`,
  );
  await write(
    'rss.xml',
    /<docs>/g,
    url =>
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="${url}"/>`,
  );

  /**
   * @param {string} name of a feed
   * @param {RegExp} place in it
   * @param {(url: string) => string} print what comes before that place
   */
  async function write(name, place, print) {
    const file = new URL(name, blog);
    const text = print(`${address}/${name}`);
    await writeFile(
      file,
      replaceOnce(
        await readFile(file, 'utf8'),
        place,
        `${text}$&`,
        `blog/${name}`,
      ),
    );
  }
}
