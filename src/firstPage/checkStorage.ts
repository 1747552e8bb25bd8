/** What the keys begin with under which Docusaurus keeps the version of docs that a reader prefers. */
const preferredVersion = 'docs-preferred-version-';

const currentVersion = 'current';

/** How long a page may take to load the application, which warns on its own, in milliseconds. */
const delay = 3000;

/**
 * Does for readers of a page without React what Docusaurus does once React is there: forgets versions that
 * are gone, and warns where the browser keeps nothing.
 */
export function checkStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (
        key.startsWith(preferredVersion) &&
        localStorage.getItem(key) !== currentVersion
      ) {
        localStorage.removeItem(key);
      }
    }
  } catch (error) {
    setTimeout(() => {
      if (document.documentElement.dataset.hasHydrated !== 'true') {
        console.warn('Docusaurus browser storage is not available.', error);
      }
    }, delay);
  }
}
