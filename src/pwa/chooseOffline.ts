import { cacheNames } from './cacheNames';

/**
 * Saves the site for reading offline, from now on. The page is loaded again, with the address that asks
 * for it: `register.ts` does the rest.
 */
export function saveSite(): void {
  location.search = '?offlineMode=true';
}

/**
 * Removes what was saved, and takes the choice back by the address that does.
 *
 * @param baseUrl of the site
 */
export async function forgetSite(baseUrl: string): Promise<void> {
  const { isSavedSite } = cacheNames(baseUrl);
  const names = (await caches.keys()).filter(isSavedSite);
  await Promise.all(names.map(name => caches.delete(name)));
  location.search = '?offlineMode=false';
}
