// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Also for the own server. It's the last file of a build. */
export const vercelFile = 'vercel.json';

/**
 * What tells a build from others that are in the same folder before and after it.
 *
 * @param {URL} folder
 * @returns {number | undefined} nothing if there is none that is whole
 */
export function buildId(folder) {
  const file = new URL(vercelFile, folder);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Reads what `writeHostFiles` wrote: headers and redirects, for paths with
 * the base URL, and what that is. A site is served where it was built to be,
 * whatever BASE_URL says by then.
 *
 * @param {URL} folder of the built site
 * @returns {{ baseUrl: string; rules: import('./rules.mjs').HeaderRule[]; redirects: import('../redirectPages').Redirect[] }}
 */
export function readHostFiles(folder) {
  if (buildId(folder) === undefined) {
    const path = fileURLToPath(folder);
    throw new Error(
      existsSync(folder)
        ? `The site in ${path} isn't whole: its build was stopped, or is still running. Build it again: npm run build`
        : `There is no built site in ${path}. Build it first: npm run build`,
    );
  }
  /** @type {unknown} */
  const config = JSON.parse(readFileSync(new URL(vercelFile, folder), 'utf8'));
  const { headers, redirects } =
    /** @type {ReturnType<typeof import('./hostFiles').vercelConfig>} */ (
      config
    );
  return {
    baseUrl: (headers[0]?.source ?? '')
      .replace('(.*)', '')
      .replaceAll('\\', ''),
    rules: headers,
    redirects: redirects
      .filter(({ statusCode }) => statusCode === 301)
      .map(({ source, destination }) => ({ from: source, to: destination })),
  };
}
