import { readdir, writeFile } from 'node:fs/promises';
import type { BuiltPage } from '../pages';
import type { Redirect } from '../redirectPages';
import {
  printHeadersFile,
  printRedirectsFile,
  vercelConfig,
} from './hostFiles';
import { vercelFile } from './index.mjs';
import { printNginxConfig } from './nginx';
import {
  inlineScriptHashes,
  pagePolicy,
  printPolicy,
  searchHosts,
} from './policy';

/**
 * Writes the headers and redirects of a built site into it, in the formats of
 * static hosts: `_headers` and `_redirects` (Netlify, Cloudflare Pages),
 * `vercel.json`, and `nginx.conf` for the container.
 *
 * This is no `postBuild` hook: those run side by side, and one of them writes
 * the redirecting pages, whose scripts are among the headers.
 */
export async function writeHostFiles(
  folder: URL,
  baseUrl: string,
  pages: readonly BuiltPage[],
  redirects: readonly Redirect[],
): Promise<void> {
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
 * Hosts answer any unknown path with this page, and `_headers` has no pattern
 * for those paths: see {@link printHeadersFile}.
 *
 * @param html of the not-found page
 * @returns the page with its policy in itself
 */
export function addPolicy(html: string): string {
  const policy = pagePolicy({
    scriptHashes: inlineScriptHashes(html),
    searchHosts: searchHosts(process.env),
  });
  // The standard wants this one in the header only.
  delete policy['frame-ancestors'];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${printPolicy(policy)}">`;
  return html.includes(meta) ? html : html.replace('<head>', `<head>${meta}`);
}
