import { cleanPath } from '@site/siteConfig/addresses';
import { noNetworkPath } from '../savedSites';
import { baseUrl, isOfSite, toAddress, toPath } from './addresses';

/** How many files are kept: about a hundred pages with what they need. */
const most = 400;

/** The cache of them. Sites at other base URLs of the same host keep theirs under other names. */
const readPages = `read-pages:${baseUrl}`;

/**
 * Keeps a page for reading without a network, and those of its files that the browser has loaded. Nothing
 * but a page that React has shown is fetched for it.
 *
 * @param url of the page, or its path; others than the site's are ignored
 * @param cache by default, the page is kept as it was read
 */
export async function keepPage(
  url: string,
  cache: RequestCache = 'force-cache',
): Promise<void> {
  const page = new URL(url, self.location.href);
  page.hash = '';
  if (!isOfSite(page.href)) {
    return;
  }
  const response = await fetch(page, { cache });
  if (!response.ok) {
    return;
  }
  const kept = await caches.open(readPages);
  const files = namedFiles(await response.clone().text())
    .map(path => new URL(path, self.location.href).href)
    .filter(isOfSite);
  await Promise.all([
    kept.put(keyOf(page.href), await withoutRedirect(response)),
    ...files.map(file => keepLoaded(kept, file)),
  ]);
  // What was kept again is at the end. Without a network, the page that lists the others comes first.
  const keys = (await kept.keys()).filter(
    key => toPath(key.url) !== noNetworkPath,
  );
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - most)).map(key => kept.delete(key)),
  );
}

/** Finds a page or a file that was kept. */
export async function findReadPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(readPages);
  return cache.match(keyOf(new URL(url, self.location.href).href));
}

/** Forgets all pages that were read. */
export async function forgetReadPages(): Promise<void> {
  await caches.delete(readPages);
}

async function keepLoaded(cache: Cache, file: string): Promise<void> {
  try {
    const response = await fetch(file, {
      cache: 'only-if-cached',
      mode: 'same-origin',
    });
    if (response.ok) {
      await cache.put(file, response);
    }
  } catch {
    // It wasn't loaded, as the application isn't for those who only read.
  }
}

/** A copy, since a response that a server redirected to is no answer to a navigation. */
async function withoutRedirect(response: Response): Promise<Response> {
  return response.redirected
    ? new Response(await response.blob(), { headers: response.headers })
    : response;
}

function keyOf(url: string): string {
  return toAddress(cleanPath(toPath(url)));
}

/** What `src/pages/no-network.mdx` has in the place of a list of what can be read. */
const place = /<p[^>]*\sdata-read-pages\b[^>]*>[^]*?<\/p>/;

/** As a server would say that it can't answer now. */
const status = 503;

/**
 * Answers a request in a normal visit: from the network, so that nothing is ever older than the server's.
 * Without a network, what was read is there, and other pages get one that says so and lists what is.
 *
 * @throws (rejects) where a file that is no page can't be had
 */
export async function respondToReader(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept =
      (await findReadPage(request.url)) ??
      (request.mode === 'navigate' ? await noNetworkPage() : undefined);
    if (!kept) {
      throw error;
    }
    return kept;
  }
}

/** The page that says so, with a list of those that were read, the last one first. */
async function noNetworkPage(): Promise<Response | undefined> {
  const cache = await caches.open(readPages);
  const page = await findReadPage(toAddress(noNetworkPath));
  const read = (await cache.keys()).filter(({ url }) => {
    const path = toPath(url);
    return path !== noNetworkPath && !/\.\w+$/.test(path);
  });
  const items = await Promise.all(
    read.reverse().map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      // It is HTML here too. Without the site's name.
      const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim();
      return title
        ? `<li><a href="${encodeURI(new URL(url).pathname)}">${title}</a></li>`
        : '';
    }),
  );
  const list = items.join('');
  const html = await page?.text();
  return (
    page &&
    new Response(
      list === ''
        ? html
        : html?.replace(place, () => `<p>These can:</p><ul>${list}</ul>`),
      { status, headers: page.headers },
    )
  );
}

/** An address with an extension. What follows a # is a place in a page, even if it has a dot, as versions have. */
const file = /\s(?:href|src)=["']?([^"'\s>#]+\.\w+)(?=["'\s>])/g;

/** The addresses of a page's files: whatever its links and scripts name that has an extension, each once. */
export function namedFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(file), ([, path = '']) => path))];
}
