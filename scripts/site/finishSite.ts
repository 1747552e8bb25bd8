import { writeFile } from 'node:fs/promises';
import { completeFeeds } from './feeds';
import { addPolicy, writeHostFiles } from './headers';
import { writeMarkdownPages } from './markdown/markdownPages';
import { readPages } from './pages';
import { completeRedirectPages, readRedirects } from './redirectPages';
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
