import { type IndexFile, parseIndexFile } from '../engine/indexFile';
import { present } from '../engine/present';
import { SearchIndex } from '../engine/searchIndex';
import { type SearchClient, SearchUnavailable } from './siteSearch';

const mostSections = 3;
const timeoutMs = 20_000;

/**
 * Searches an index that is fetched once and then kept in memory. When fetching fails, the next
 * search tries again.
 *
 * @param url of the index
 */
export function embeddedClient(url: string): SearchClient {
  let loading: Promise<SearchIndex> | undefined;
  const load = (): Promise<SearchIndex> => {
    loading ??= fetchIndex(url).catch((error: unknown) => {
      loading = undefined;
      throw new SearchUnavailable(
        `The search index at ${url} can't be read. Check the network connection; if it is fine, build the site again.`,
        { cause: error },
      );
    });
    return loading;
  };
  return {
    prepare() {
      load().catch(() => undefined);
    },
    async search({ query, kind, page = 0, perPage }) {
      const index = await load();
      const found = index
        .search(query)
        .filter(result => kind === undefined || result.page.kind === kind);
      return {
        pages: found
          .slice(page * perPage, (page + 1) * perPage)
          .map(result => present(result, mostSections)),
        total: found.length,
      };
    },
  };
}

async function fetchIndex(url: string): Promise<SearchIndex> {
  let file: IndexFile;
  try {
    file = parseIndexFile(await fetchText(url, 'default'));
  } catch {
    // Perhaps half of it is in the browser's cache, which would keep it for a year.
    file = parseIndexFile(await fetchText(url, 'reload'));
  }
  return new SearchIndex(file);
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
