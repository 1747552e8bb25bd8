import { cleanPath } from '@site/config/addresses.mjs';
import { baseUrl, isOfSite, toAddress, toPath } from './addresses';
import { noNetworkPath } from './fileList';
import { namedFiles } from './namedFiles';

/** How many files are kept: about a hundred pages with what they need. */
const most = 400;

/** The cache of them. Sites at other base URLs of the same host keep theirs under other names. */
const readPages = `read-pages:${baseUrl}`;

/** A page that was read, for a list of them. */
export interface ReadPage {
  address: string;
  title: string;
}

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

/** The pages that were read, the last one first. */
export async function listReadPages(): Promise<ReadPage[]> {
  const cache = await caches.open(readPages);
  const pages = (await cache.keys()).filter(
    ({ url }) => !/\.\w+$/.test(toPath(url)),
  );
  const listed = await Promise.all(
    pages.map(async ({ url }) => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      // Without the site's name.
      const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim() ?? '';
      return { address: new URL(url).pathname, title };
    }),
  );
  return listed.filter(({ title }) => title !== '').reverse();
}

/** Forgets all pages that were read. */
export async function forgetReadPages(): Promise<void> {
  await caches.delete(readPages);
}

/** Keeps a file if the browser has it. */
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
