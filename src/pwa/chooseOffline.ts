import { deleteSavedSites } from './savedSites';

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
  await deleteSavedSites(baseUrl);
  location.search = '?offlineMode=false';
}
