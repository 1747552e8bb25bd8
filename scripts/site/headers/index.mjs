// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  printHeadersFile,
  printRedirectsFile,
  vercelConfig,
} from './hostFiles.mjs';
import { printNginxConfig } from './nginx.mjs';
import {
  inlineScriptHashes,
  pagePolicy,
  printPolicy,
  searchHosts,
} from './policy.mjs';

/** @typedef {import('../pages.mjs').BuiltPage} BuiltPage */
/** @typedef {import('../redirectPages.mjs').Redirect} Redirect */

/** Also for the own server. It's the last file of a build. */
const vercelFile = 'vercel.json';

/**
 * Writes the headers and redirects of a built site into it, in the formats of
 * static hosts: `_headers` and `_redirects` (Netlify, Cloudflare Pages),
 * `vercel.json`, and `nginx.conf` for the container.
 *
 * This is no `postBuild` hook: those run side by side, and one of them writes
 * the redirecting pages, whose scripts are among the headers.
 *
 * @param {URL} folder of the built site
 * @param {string} baseUrl
 * @param {readonly BuiltPage[]} pages
 * @param {readonly Redirect[]} redirects
 */
export async function writeHostFiles(folder, baseUrl, pages, redirects) {
  const hosts = searchHosts(process.env);
  // Small sites have none.
  const names = await readdir(new URL('playground/', folder)).catch(() => []);
  const hashes = pages.flatMap(({ html }) => inlineScriptHashes(html));
  const files = {
    pages: pages.map(({ file }) => `/${file}`),
    linterWorkers: names
      .filter(name => /worker.*\.js$/.test(name))
      .map(name => `/playground/${name}`),
    scriptHashes: [...new Set(hashes)].sort(),
  };
  const moved = redirects.map(({ from, to }) => ({
    from: baseUrl + from.slice(1),
    to: baseUrl + to.slice(1),
  }));
  const contents = {
    _headers: printHeadersFile(files, hosts, baseUrl),
    _redirects: printRedirectsFile(moved),
    'nginx.conf': printNginxConfig(files, hosts, moved, baseUrl),
    [vercelFile]: `${JSON.stringify(vercelConfig(files, hosts, moved, baseUrl), null, 2)}\n`,
  };
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(new URL(name, folder), content);
  }
}

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
 * Reads what {@link writeHostFiles} wrote: headers and redirects, for paths with
 * the base URL, and what that is. A site is served where it was built to be,
 * whatever BASE_URL says by then.
 *
 * @param {URL} folder of the built site
 * @returns {{ baseUrl: string; rules: import('./rules.mjs').HeaderRule[]; redirects: Redirect[] }}
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
    /** @type {ReturnType<typeof vercelConfig>} */ (config);
  return {
    baseUrl: (headers[0]?.source ?? '')
      .replace('(.*)', '')
      .replaceAll('\\', ''),
    rules: headers.map(({ source, headers }) => ({
      source,
      headers: Object.fromEntries(
        headers.map(({ key, value }) => [key, value]),
      ),
    })),
    redirects: redirects.map(({ source, destination }) => ({
      from: source,
      to: destination,
    })),
  };
}

/**
 * Hosts answer any unknown path with this page, and `_headers` has no pattern
 * for those paths: see {@link printHeadersFile}.
 *
 * @param {string} html of the not-found page
 * @returns {string} the page with its policy in itself
 */
export function addPolicy(html) {
  const { 'frame-ancestors': onlyInHeader, ...policy } = pagePolicy({
    scriptHashes: inlineScriptHashes(html),
    searchHosts: searchHosts(process.env),
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policy)}">`;
  return html.includes(meta) ? html : html.replace('<head>', `<head>${meta}`);
}
