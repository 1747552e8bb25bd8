import { browserslist } from '../package.json';

/** Folders in a path, as addresses have them without escapes. */
const folders = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/**
 * Reads where on its host the site is. Data has the paths of routes, as in `/rules/`; the base URL comes
 * before them where they become addresses.
 *
 * @returns `/` or, for example, `/docs/`
 * @throws when BASE_URL is no such path
 */
export function readBaseUrl({ BASE_URL: baseUrl }: NodeJS.ProcessEnv): string {
  if (!baseUrl) {
    return '/';
  }
  if (!folders.test(baseUrl)) {
    throw new Error(
      `BASE_URL is "${baseUrl}", which isn't a path of folders. Write it with a slash at both ends, as in: BASE_URL=/docs/`,
    );
  }
  return baseUrl;
}

/**
 * Whether the site is built the way Docusaurus does, with React at load: heavier, and whole. So a
 * new version of Docusaurus can be used before what relies on its insides follows.
 */
export const isPlain = process.env.PLAIN === '1';

/**
 * The oldest browsers that the site supports, as esbuild names them; the bundler reads the same list. They
 * are the first with popovers, which the menus of phones and the search's field are.
 */
export const browsers = browserslist.production.map(browser =>
  browser.replace(' >= ', ''),
);
