/**
 * The names of what is kept for reading offline in the browser's caches. Sites at other base URLs of the
 * same host keep theirs under other names.
 *
 * @param baseUrl of the site, as in `/docs/`
 */
export function cacheNames(baseUrl: string) {
  const suffix = `:${baseUrl}`;
  return {
    /** The pages that were read. */
    readPages: `read-pages${suffix}`,
    /** The whole site in one version. */
    savedSite: (version: string): string => `site-${version}${suffix}`,
    isSavedSite: (name: string): boolean =>
      name.startsWith('site-') && name.endsWith(suffix),
  };
}

/** Where a saved site says that it is complete, and what is in it: a path below the base URL. */
export const savedListPath = '/offline-files.json';
