import { cacheNames, savedListPath } from '../cacheNames';
import { baseUrl, toAddress } from './addresses';
import type { FileList } from './fileList';

const listAddress = toAddress(savedListPath);

const { savedSite, isSavedSite } = cacheNames(baseUrl);

/** Caches of Workbox, which the service worker of the same address once used. */
const formerPrefix = 'workbox-';
const formerSuffix = self.location.origin + baseUrl;

/**
 * Opens the cache of one version. Each has its own and reads no other, so that a
 * reader never gets a mixture of two versions.
 */
export function openSavedSite(version: string): Promise<Cache> {
  return caches.open(savedSite(version));
}

/** Notes that all files are there. */
export async function markComplete(
  site: Cache,
  files: FileList,
): Promise<void> {
  await site.put(listAddress, Response.json(files));
}

/** Finds a version that was saved completely, to take unchanged files from. */
export async function findCompleteSite(): Promise<
  { site: Cache; files: FileList } | undefined
> {
  for (const name of await caches.keys()) {
    if (isSavedSite(name)) {
      const site = await caches.open(name);
      const list = await site.match(listAddress);
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
          (name.startsWith(formerPrefix) && name.endsWith(formerSuffix)) ||
          (isSavedSite(name) && name !== savedSite(String(except))),
      )
      .map(name => caches.delete(name)),
  );
}
