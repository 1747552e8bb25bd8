import { decodePath } from '@site/siteConfig/addresses';

/** The base URL of the site, as in `/docs/`: the service worker is in its top folder. */
export const baseUrl = new URL('.', self.location.href).pathname;

/** Whether an address is of this site, and not of another one on the same host. */
export function isOfSite(address: string): boolean {
  return address.startsWith(self.location.origin + baseUrl);
}

/** The address of a path of the site, such as a listed file's. */
export function toAddress(path: string): string {
  return baseUrl + path.slice(1);
}

/** The path of an address of the site, without the base URL and escapes. */
export function toPath(address: string): string {
  return `/${decodePath(new URL(address).pathname).slice(baseUrl.length)}`;
}
