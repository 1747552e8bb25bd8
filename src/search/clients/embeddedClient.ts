import { readIndexFile } from '../engine/indexFile';
import type { SearchPage } from '../engine/pages';
import { present } from '../engine/present';
import { SearchIndex } from '../engine/searchIndex';
import type { SearchClient } from './siteSearch';

const timeoutMs = 20_000;
/** How long the index is made without a pause, in milliseconds. */
const longestWork = 12;

/** Fetches an index, and keeps it in memory. @returns what searches it @throws when it can't be had now */
export async function embeddedClient(url: string): Promise<SearchClient> {
  const index = await fetchIndex(url).catch((error: unknown) => {
    throw new Error(
      `The search index at ${url} can't be read. Check the network connection; if it is fine, build the site again.`,
      { cause: error },
    );
  });
  return ({ query, kind, page = 0, perPage }) => {
    const found = index
      .search(query)
      .filter(result => kind === undefined || result.page.kind === kind);
    return {
      pages: found.slice(page * perPage, (page + 1) * perPage).map(present),
      total: found.length,
    };
  };
}

async function fetchIndex(url: string): Promise<SearchIndex> {
  try {
    return await makeIndex(readIndexFile(await fetchText(url, 'default')));
  } catch {
    // Perhaps half of it is in the browser's cache, which would keep it for a year.
    return makeIndex(readIndexFile(await fetchText(url, 'reload')));
  }
}

/** Makes the index a few pages at a time: the reader may be typing. */
async function makeIndex(pages: readonly SearchPage[]): Promise<SearchIndex> {
  const index = new SearchIndex();
  let started = performance.now();
  for (const page of pages) {
    if (performance.now() - started > longestWork) {
      await new Promise(resolve => setTimeout(resolve));
      started = performance.now();
    }
    index.add([page]);
  }
  return index;
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, {
    cache,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    throw new Error(`The server answered ${String(response.status)}.`);
  }
  return response.text();
}
