import settings from '@generated/search/default/settings.json';
import { loadOnce } from '../../ui/loadOnce';
import type { SearchResults } from '../engine/present';
import type { SearchClient, SearchRequest } from './siteSearch';

// Taken apart: Rspack 1.7 fails at `in` on a member of an imported JSON file.
const { source } = settings;

/** Whether a hosted service answers, which wants to be named. */
export const isHosted = 'hosted' in source;

const loadClient = loadOnce(async (): Promise<SearchClient> => {
  if ('hosted' in source) {
    const { hostedClient } = await import('./hostedClient');
    return hostedClient(source.hosted);
  }
  const { embeddedClient } = await import('./embeddedClient');
  return embeddedClient(source.index);
});

/** Fetches what the first search would wait for, when a reader is about to search. */
export function prepareSearch(): void {
  // The search will tell.
  loadClient().catch(() => undefined);
}

/** Searches the site. @throws when there is no answer to be had now; the next search tries again. */
export async function search(request: SearchRequest): Promise<SearchResults> {
  return (await loadClient())(request);
}
