// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  printHeadersFile,
  printRedirectsFile,
  vercelConfig,
} from './hostFiles.mjs';
import { inlineScriptHashes } from './inlineScripts.mjs';
import { printNginxConfig } from './nginx.mjs';
import { pagePolicy, printPolicy } from './policy.mjs';
import { searchHosts } from './searchHosts.mjs';
import { readSiteFiles } from './siteFiles.mjs';

/** @typedef {import('../redirects/redirectPages.mjs').Redirect} Redirect */

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
 * @param {readonly Redirect[]} redirects
 */
export async function writeHostFiles(folder, baseUrl, redirects) {
  const hosts = searchHosts(process.env);
  const files = await readSiteFiles(folder);
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
 * @param {URL} folder of the built site
 */
export async function addPolicyToNotFoundPage(folder) {
  const file = new URL('404.html', folder);
  const html = await readFile(file, 'utf8');
  const scriptHashes = inlineScriptHashes(html);
  const policy = Object.entries(
    pagePolicy({ scriptHashes, searchHosts: searchHosts(process.env) }),
  );
  const content = printPolicy(
    // The standard wants this one in the header only.
    Object.fromEntries(policy.filter(([name]) => name !== 'frame-ancestors')),
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  if (!html.includes(meta)) {
    await writeFile(file, html.replace('<head>', `<head>${meta}`));
  }
}
