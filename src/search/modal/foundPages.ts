import { read, write } from '../../ui/storage';

/** A page that a reader found before, or a section of one, as DocSearch kept it: there are lists of its time. */
export interface FoundPage {
  url: string;
  hierarchy: { lvl1: string; lvl2?: string | null };
}

const keys = {
  saved: '__DOCSEARCH_FAVORITE_SEARCHES__documentation',
  recent: '__DOCSEARCH_RECENT_SEARCHES__documentation',
};

const mostRecent = 7;

/** Reads the pages that a reader keeps, and those found last. What is no page of this site goes, whatever it is. */
export function readFoundPages() {
  return { saved: readList(keys.saved), recent: readList(keys.recent) };
}

/** Puts a page that was followed on top of the recent ones, unless it is saved. */
export function rememberPage(page: FoundPage): void {
  const { saved, recent } = readFoundPages();
  if (saved.every(({ url }) => url !== page.url)) {
    writeList(
      keys.recent,
      [page, ...without(page, recent)].slice(0, mostRecent),
    );
  }
}

/** @returns the lists with the page saved */
export function savePage(page: FoundPage) {
  const { saved } = removePage(page);
  writeList(keys.saved, [page, ...saved]);
  return readFoundPages();
}

/** @returns the lists without the page */
export function removePage(page: FoundPage) {
  const { saved, recent } = readFoundPages();
  writeList(keys.saved, without(page, saved));
  writeList(keys.recent, without(page, recent));
  return readFoundPages();
}

function without(page: FoundPage, list: readonly FoundPage[]): FoundPage[] {
  return list.filter(({ url }) => url !== page.url);
}

function readList(key: string): FoundPage[] {
  const kept = read(key);
  if (kept === null) {
    return [];
  }
  let list: unknown;
  try {
    list = JSON.parse(kept);
  } catch {
    // Not of DocSearch, nor of ours.
  }
  const pages = Array.isArray(list) ? list.filter(isFoundPage) : [];
  if (!Array.isArray(list) || pages.length < list.length) {
    writeList(key, pages);
  }
  return pages;
}

function writeList(key: string, pages: readonly FoundPage[]): void {
  write(key, JSON.stringify(pages));
}

function isFoundPage(page: unknown): page is FoundPage {
  const { url, hierarchy } = (page ?? {}) as Partial<FoundPage>;
  const { lvl1, lvl2 } = (hierarchy ?? {}) as Partial<FoundPage['hierarchy']>;
  return (
    typeof url === 'string' &&
    url.startsWith('/') &&
    URL.canParse(url, location.origin) &&
    new URL(url, location.origin).origin === location.origin &&
    typeof lvl1 === 'string' &&
    lvl1 !== '' &&
    (lvl2 === undefined || lvl2 === null || typeof lvl2 === 'string')
  );
}
