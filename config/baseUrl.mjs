// @ts-check

/** Folders in a path, as addresses have them without escapes. */
const pattern = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/**
 * Reads where on its host the site is: everything that has to know asks here,
 * or Docusaurus, which is told what is read here. Data has the paths of routes,
 * as in `/rules/`; the base URL comes before them where they become addresses.
 *
 * @param {NodeJS.ProcessEnv} environment of the build
 * @returns {string} `/` or, for example, `/docs/`
 * @throws {Error} when BASE_URL is no such path
 */
export function readBaseUrl({ BASE_URL: baseUrl }) {
  if (!baseUrl) {
    return '/';
  }
  if (!pattern.test(baseUrl)) {
    throw new Error(
      `BASE_URL is "${baseUrl}", which isn't a path of folders. Write it with a slash at both ends, as in: BASE_URL=/docs/`,
    );
  }
  return baseUrl;
}
