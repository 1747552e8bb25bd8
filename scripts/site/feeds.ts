import { readFile, writeFile } from 'node:fs/promises';
import { replaceOnce } from '../../plugins/docusaurus-internals/expectShape.mjs';

/** The blog's feeds: a place in each, and what comes before it. */
const feeds = [
  {
    name: 'feed.json',
    place: /^ {4}"items":/gm,
    print: (url: string) => `"feed_url": "${url}",`,
  },
  {
    name: 'atom.xml',
    place: /<link rel="alternate"/g,
    print: (url: string) => `<link rel="self" href="${url}"/>`,
  },
  {
    name: 'rss.xml',
    place: /<docs>/g,
    print: (url: string) =>
      `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="${url}"/>`,
  },
];

/**
 * Writes into each of the blog's feeds where it is, which Docusaurus leaves out.
 *
 * @param folder of the built site
 */
export async function completeFeeds(folder: URL, blogAddress: string) {
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
