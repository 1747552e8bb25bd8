import { fileURLToPath } from 'node:url';
import { openDiskCache } from '../../plugins/diskCache.mjs';
import { hashFiles } from '../../plugins/hashFiles.mjs';
import { projectFolder } from '../run.mjs';
import { completeFeeds } from './feeds';
import { addPolicy, writeHostFiles } from './headers/writeHostFiles';
import { writeMarkdownPages } from './markdown/markdownPages';
import { type BuiltPage, readPages, writePages } from './pages';
import { completeRedirectPages, readRedirects } from './redirectPages';
import { writeServiceWorker } from './serviceWorker';
import { cleanStyles } from './styles/cleanStyles';

/** The pages that were written as Markdown for the last build. */
const markdownFolder = new URL('.cache/markdown/', projectFolder);

/**
 * Completes what Docusaurus built: reads its pages once, and writes them with the styles that they use, then
 * all that is made from them.
 *
 * @param baseUrl that it was built with
 */
export async function finishSite(folder: URL, baseUrl: string): Promise<void> {
  const pages = await readPages(folder);
  const sources = new URL('src/', projectFolder);
  await writeFiles(folder, baseUrl, await cleanStyles(folder, pages, sources));
}

/**
 * Completes what was built without cleaning its styles.
 *
 * @param baseUrl that it was built with
 */
export async function writeServerFiles(
  folder: URL,
  baseUrl: string,
): Promise<void> {
  await writeFiles(folder, baseUrl, await readPages(folder));
}

/** Writes pages, pages as Markdown, what feeds lack, the service worker, and headers and redirects. */
async function writeFiles(
  folder: URL,
  baseUrl: string,
  built: readonly BuiltPage[],
): Promise<void> {
  const redirects = readRedirects(built, baseUrl);
  const pages = completeRedirectPages(built, baseUrl).map(page =>
    page.path === '/404' ? { ...page, html: addPolicy(page.html) } : page,
  );
  await writePages(folder, pages);
  await writeMarkdownPages(
    folder,
    pages,
    openDiskCache(fileURLToPath(markdownFolder), await hashMarkdownCode()),
  );
  const blog = pages.find(({ path }) => path === '/blog');
  if (blog) {
    await completeFeeds(folder, blog.head.address);
  }
  await writeServiceWorker(folder, redirects);
  await writeHostFiles(folder, baseUrl, pages, redirects);
}

/** What the Markdown of a page depends on, apart from the page. */
function hashMarkdownCode(): Promise<string> {
  return hashFiles(projectFolder, [
    'package-lock.json',
    'scripts/site/markdown/prepareHtml.ts',
    'scripts/site/markdown/toMarkdown.ts',
  ]);
}
