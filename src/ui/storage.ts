/**
 * What a browser keeps for this site, for code that runs before React is there. Where storage is blocked,
 * nothing is kept; Docusaurus logs that once.
 */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, and tells this page: browsers tell only other tabs. */
export function write(key: string, newValue: string): void {
  try {
    localStorage.setItem(key, newValue);
    dispatchEvent(
      new StorageEvent('storage', {
        key,
        newValue,
        storageArea: localStorage,
      }),
    );
  } catch {
    // Blocked or full.
  }
}
