import { readFile, writeFile } from 'node:fs/promises';
import { replaceOnce } from '../../plugins/docusaurus-internals/expectShape.mjs';

/** The blog's feeds: a place in each, and what comes before it, with ADDRESS for that of the feed. */
const feeds = [
  {
    name: 'feed.json',
    place: /^ {4}"items":/gm,
    link: '"feed_url": "ADDRESS",',
  },
  {
    name: 'atom.xml',
    place: /<link rel="alternate"/g,
    link: '<link rel="self" href="ADDRESS"/>',
  },
  {
    name: 'rss.xml',
    place: /<docs>/g,
    link: '<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="ADDRESS"/>',
  },
];

/**
 * Writes into each of the blog's feeds where it is, which Docusaurus leaves out.
 *
 * @param folder of the built site
 */
export async function completeFeeds(
  folder: URL,
  blogAddress: string,
): Promise<void> {
  for (const { name, place, link } of feeds) {
    const path = `blog/${name}`;
    const file = new URL(path, folder);
    const text = await readFile(file, 'utf8');
    const completed = link.replace('ADDRESS', `${blogAddress}/${name}`);
    // A copy of a site may have it already.
    if (!text.includes(completed)) {
      await writeFile(file, replaceOnce(text, place, `${completed}$&`, path));
    }
  }
}
