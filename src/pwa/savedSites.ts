/**
 * Versions of the site that are saved in the browser's caches, as pages and the service worker see them.
 * `baseUrl` is the site's, as in `/docs/`: sites at others of the same host keep theirs under other names.
 */

/** Caches of Workbox, which the service worker of the same address once used. */
const formerPrefix = 'workbox-';

/**
 * Opens the cache of one version. Each has its own and reads no other, so that a
 * reader never gets a mixture of two versions.
 */
export function openSavedSite(
  baseUrl: string,
  version: string,
): Promise<Cache> {
  return caches.open(nameOf(baseUrl, version));
}

/** Notes that all files are there. */
export async function markComplete(
  baseUrl: string,
  site: Cache,
  files: FileList,
): Promise<void> {
  await site.put(listAddress(baseUrl), Response.json(files));
}

/** Finds a version that was saved completely. */
export async function findCompleteSite(
  baseUrl: string,
): Promise<{ site: Cache; files: FileList } | undefined> {
  for (const name of await caches.keys()) {
    if (isSavedSite(baseUrl, name)) {
      const site = await caches.open(name);
      const list = await site.match(listAddress(baseUrl));
      if (list) {
        return { site, files: (await list.json()) as FileList };
      }
    }
  }
  return undefined;
}

/** Deletes all saved versions but one; all of them if none is given. */
export async function deleteSavedSites(
  baseUrl: string,
  except?: string,
): Promise<void> {
  const formerSuffix = self.location.origin + baseUrl;
  const names = await caches.keys();
  await Promise.all(
    names
      .filter(
        name =>
          (name.startsWith(formerPrefix) && name.endsWith(formerSuffix)) ||
          (isSavedSite(baseUrl, name) &&
            name !== nameOf(baseUrl, String(except))),
      )
      .map(name => caches.delete(name)),
  );
}

/** How many bytes all files of a list have. */
export function sizeOf(files: FileList): number {
  return Object.values(files).reduce((sum, { size }) => sum + size, 0);
}

/** Where a saved site says that it is complete, and what is in it. */
function listAddress(baseUrl: string): string {
  return `${baseUrl}offline-files.json`;
}

function nameOf(baseUrl: string, version: string): string {
  return `site-${version}:${baseUrl}`;
}

function isSavedSite(baseUrl: string, name: string): boolean {
  return name.startsWith('site-') && name.endsWith(`:${baseUrl}`);
}

/** What a file is, so that a copy can be told from another version's file. */
export interface ListedFile {
  /** SHA-256 of its content, in hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** All files that the site needs without a network, by their clean paths, without the base URL. */
export type FileList = Record<string, ListedFile>;

/** The page for paths that have none, as a clean path. */
export const notFoundPath = '/404';

/** The page in place of those that can't be had without a network. */
export const noNetworkPath = '/no-network';
