/**
 * Where DocSearch keeps the pages that were found before; null where storage is blocked, which it
 * understands. The build puts this into it: see `plugins/search/withSafeStorage.mjs`.
 */
export const docSearchStorage: Storage | null = readStorage();

function readStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
