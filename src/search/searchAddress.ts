import type { SearchRequest } from './clients/siteSearch';
import { pageKinds } from './engine/pages';

/** The state of the search page that is kept in its address. */
export type SearchView = Omit<SearchRequest, 'perPage'> & { page: number };

/** The address of the search page that shows this, without the base URL. */
export function searchAddress({ query, kind, page }: SearchView): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(kind && { in: kind }),
    ...(page > 0 && { page: String(page + 1) }),
  });
  return `/search?${parameters.toString()}`;
}

/** The hash of a playground's link, here or of typescript-eslint.io, if that was shared with the installed site, as its manifest has it. */
export function sharedPlaygroundHash(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const shared = `${parameters.get('url') ?? ''} ${parameters.get('q') ?? ''}`;
  return /https?:\/\/\S+\/play\/?(#\w+=\S+)/.exec(shared)?.[1];
}

/** Reads an address' part after the path. What makes no sense is as good as missing. */
export function readSearchAddress(search: string): SearchView {
  const parameters = new URLSearchParams(search);
  const kind = pageKinds.find(one => one === parameters.get('in'));
  const page = Number(parameters.get('page'));
  return {
    // Where nothing but an address is shared with the installed site, that is what is looked for.
    query: parameters.get('q') ?? parameters.get('url') ?? '',
    ...(kind && { kind }),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
  };
}
