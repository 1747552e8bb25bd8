// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { printHeadersFile, vercelConfig } from './hostFiles.mjs';
import { inlineScriptHashes } from './inlineScripts.mjs';
import { pagePolicy, printPolicy } from './policy.mjs';
import { searchHosts } from './searchHosts.mjs';
import { readSiteFiles } from './siteFiles.mjs';

const vercelFile = 'vercel.json';

/**
 * Writes the headers of a built site into it, in the formats of static hosts:
 * `_headers` (Netlify, Cloudflare Pages) and `vercel.json`.
 *
 * This is no `postBuild` hook: those run side by side, and one of them writes
 * the redirecting pages, whose scripts are among the headers.
 *
 * @param {URL} folder of the built site
 */
export async function writeHeaderFiles(folder) {
  const hosts = searchHosts(process.env);
  await addPolicyToNotFoundPage(new URL('404.html', folder), hosts);
  const files = await readSiteFiles(folder);
  await writeFile(new URL('_headers', folder), printHeadersFile(files, hosts));
  await writeFile(
    new URL(vercelFile, folder),
    `${JSON.stringify(vercelConfig(files, hosts), null, 2)}\n`,
  );
}

/**
 * Reads the headers that {@link writeHeaderFiles} wrote.
 *
 * @param {URL} folder of the built site
 * @returns {import('./rules.mjs').HeaderRule[]}
 */
export function readHeaderRules(folder) {
  const file = new URL(vercelFile, folder);
  if (!existsSync(file)) {
    throw new Error(
      `There is no ${vercelFile} in ${fileURLToPath(folder)}, so nobody knows what headers its files need. Build the site with: npm run build`,
    );
  }
  /** @type {unknown} */
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const { headers } = /** @type {ReturnType<typeof vercelConfig>} */ (config);
  return headers.map(({ source, headers }) => ({
    source,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));
}

/**
 * Hosts answer any unknown path with this page, and `_headers` has no pattern
 * for those paths: see {@link printHeadersFile}.
 *
 * @param {URL} file
 * @param {readonly string[]} hosts
 */
async function addPolicyToNotFoundPage(file, hosts) {
  const html = await readFile(file, 'utf8');
  const scriptHashes = inlineScriptHashes(html);
  const policy = Object.entries(
    pagePolicy({ scriptHashes, searchHosts: hosts }),
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
