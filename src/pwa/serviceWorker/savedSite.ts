import type { FileList } from './fileList';

/** Where a saved site says that it is complete, and what is in it. */
const listPath = '/offline-files.json';
const prefix = 'site-';

/** Caches of Workbox, which the service worker of the same address once used. */
const formerPrefix = 'workbox-';

/**
 * Opens the cache of one version. Each has its own and reads no other, so that a
 * reader never gets a mixture of two versions.
 */
export function openSavedSite(version: string): Promise<Cache> {
  return caches.open(prefix + version);
}

/** Notes that all files are there. */
export async function markComplete(
  site: Cache,
  files: FileList,
): Promise<void> {
  await site.put(listPath, Response.json(files));
}

/** Finds a version that was saved completely, to take unchanged files from. */
export async function findCompleteSite(): Promise<
  { site: Cache; files: FileList } | undefined
> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix)) {
      const site = await caches.open(name);
      const list = await site.match(listPath);
      if (list) {
        return { site, files: (await list.json()) as FileList };
      }
    }
  }
  return undefined;
}

/** Deletes all saved versions but one; all of them if none is given. */
export async function deleteSavedSites(except?: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter(
        name =>
          name.startsWith(formerPrefix) ||
          (name.startsWith(prefix) && name !== prefix + String(except)),
      )
      .map(name => caches.delete(name)),
  );
}
