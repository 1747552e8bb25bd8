import { readFile, writeFile } from 'node:fs/promises';
import { replaceOnce } from '../../plugins/docusaurus-internals/expectShape.mjs';
import { cleanPath } from '../../siteConfig/addresses';
import { addPolicy, writeHostFiles } from './headers';
import { writeMarkdownPages } from './markdown/markdownPages';
import { type BuiltPage, readPages, type Redirect } from './pages';
import { writeServiceWorker } from './serviceWorker';
import { cleanStyles } from './styles/cleanStyles';

/**
 * Completes what Docusaurus built. Its pages are read once, and written once, with links to the styles that
 * they use; then come pages as Markdown, what feeds lack, the service worker, and headers and redirects.
 *
 * @param baseUrl that it was built with
 * @param sources of the site's own styles, if styles are cleaned
 */
export async function finishSite(
  folder: URL,
  baseUrl: string,
  sources?: URL,
): Promise<void> {
  const read = await readPages(folder);
  const built = sources ? await cleanStyles(folder, read, sources) : read;
  const redirects = readRedirects(built, baseUrl);
  const pages = completeRedirectPages(built, baseUrl).map(page =>
    page.path === '/404' ? { ...page, html: addPolicy(page.html) } : page,
  );
  for (const { file, html } of pages) {
    await writeFile(new URL(file, folder), html);
  }
  await writeMarkdownPages(folder, pages);
  const blog = pages.find(({ path }) => path === '/blog');
  if (blog) {
    await completeFeeds(folder, blog.head.address);
  }
  await writeServiceWorker(folder, redirects);
  await writeHostFiles(folder, baseUrl, pages, redirects);
}

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

/** Writes into each of the blog's feeds where it is, which Docusaurus leaves out. */
async function completeFeeds(folder: URL, blogAddress: string): Promise<void> {
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

/** Reads from the redirecting pages where they lead, for hosts to redirect on their own. */
export function readRedirects(
  pages: readonly BuiltPage[],
  baseUrl: string,
): Redirect[] {
  return pages
    .filter(({ head }) => head.movedTo !== '')
    .map(({ head, path }) => ({
      from: path,
      to: `/${head.movedTo.slice(baseUrl.length)}`,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Takes the query and the hash along. It's the same on all these pages: each script has its hash in
 * the policy that every page is sent with.
 */
const follow =
  "location.replace(document.querySelector('[rel=canonical]').href+location.search+location.hash)";

/**
 * Makes the redirecting pages of `@docusaurus/plugin-client-redirects` readable: those have neither a title
 * nor text, so that a reader without scripts, or one whose browser doesn't follow, is left with a blank page.
 */
export function completeRedirectPages(
  pages: readonly BuiltPage[],
  baseUrl: string,
): BuiltPage[] {
  const titles = new Map(pages.map(({ head, path }) => [path, head.title]));
  return pages.map(page => {
    const { movedTo } = page.head;
    if (movedTo === '') {
      return page;
    }
    const path = `/${movedTo.slice(baseUrl.length)}`;
    const [pagePath = path] = path.split('#');
    const title = titles.get(cleanPath(pagePath)) ?? path;
    return { ...page, html: printPage(movedTo, title) };
  });
}

function printPage(address: string, title: string) {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<script>${follow}</script>
</head>
<body>
<p>This page has moved to <a href="${address}">${text}</a>.</p>
</body>
</html>
`;
}
