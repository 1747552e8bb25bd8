import { load } from 'cheerio';
import { baseUrl } from './buildPart';

/** The site's host, and where on it the site is. */
const host = 'https://typescript-eslint.io';
export const home = host + baseUrl;

/**
 * Finds the addresses on the site's host that are not below the base URL.
 *
 * @param from the address that others are relative to
 */
export function strays(addresses: readonly string[], from = home): string[] {
  return addresses.filter(address => {
    const { href, origin } = new URL(address, from);
    return origin === host && !href.startsWith(home);
  });
}

/** All that a page links to, loads, or says that it is at. */
export function addressesIn(html: string): string[] {
  const $ = load(html);
  return $('[href], [src], [action], meta[content], object[data]')
    .toArray()
    .flatMap(element => {
      const { href, src, action, content, data } = element.attribs;
      return [href, src, action, data, content].filter(
        (value): value is string => /^(?:\/|https?:)/.test(value ?? ''),
      );
    });
}
