// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { replaceOnce } from '../../plugins/docusaurus-internals/expectShape.mjs';

/** The blog's feeds: a place in each, and what comes before it. */
const feeds = [
  {
    name: 'feed.json',
    place: /^ {4}"items":/gm,
    print: (/** @type {string} */ url) => `"feed_url": "${url}",`,
  },
  {
    name: 'atom.xml',
    place: /<link rel="alternate"/g,
    print: (/** @type {string} */ url) => `<link rel="self" href="${url}"/>`,
  },
  {
    name: 'rss.xml',
    place: /<docs>/g,
    print: (/** @type {string} */ url) =>
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="${url}"/>`,
  },
];

/**
 * Writes into each of the blog's feeds where it is, which Docusaurus leaves out.
 *
 * @param {URL} folder of the built site
 * @param {string} blogAddress
 */
export async function completeFeeds(folder, blogAddress) {
  for (const { name, place, print } of feeds) {
    const path = `blog/${name}`;
    const file = new URL(path, folder);
    const text = await readFile(file, 'utf8');
    const link = print(`${blogAddress}/${name}`);
    // A copy of a site may have been completed.
    if (!text.includes(link)) {
      await writeFile(file, replaceOnce(text, place, `${link}$&`, path));
    }
  }
}
