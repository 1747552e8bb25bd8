import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BuiltPage } from '../pages';
import type { Redirect } from '../redirectPages';
import type { HeaderRule, HostedSite } from './headerRules';
import {
  printHeadersFile,
  printRedirectsFile,
  vercelConfig,
} from './hostFiles';
import { printNginxConfig } from './nginx';
import { inlineScriptHashes, pagePolicy, searchHosts } from './policy';

/** Also for the own server. It's the last file of a build. */
const vercelFile = 'vercel.json';

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
  // Small sites have none.
  const names = await readdir(new URL('playground/', folder)).catch(() => []);
  const hashes = pages.flatMap(({ html }) => inlineScriptHashes(html));
  const site: HostedSite = {
    baseUrl,
    pages: pages.map(({ file }) => `/${file}`),
    linterWorkers: names
      .filter(name => /worker.*\.js$/.test(name))
      .map(name => `/playground/${name}`),
    redirects: redirects.map(({ from, to }) => ({
      from: baseUrl + from.slice(1),
      to: baseUrl + to.slice(1),
    })),
    policy: pagePolicy([...new Set(hashes)].sort(), searchHosts(process.env)),
  };
  const contents = {
    _headers: printHeadersFile(site),
    _redirects: printRedirectsFile(site),
    'nginx.conf': printNginxConfig(site),
    [vercelFile]: `${JSON.stringify(vercelConfig(site), null, 2)}\n`,
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
  const policy = pagePolicy(
    inlineScriptHashes(html),
    searchHosts(process.env),
    true,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.includes(meta) ? html : html.replace('<head>', `<head>${meta}`);
}

/**
 * What tells a build from others that are in the same folder before and after it; nothing if there is none
 * that is whole.
 */
export function buildId(folder: URL): number | undefined {
  const file = new URL(vercelFile, folder);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** What a server needs to know of a built site. */
interface HostFiles {
  baseUrl: string;
  rules: HeaderRule[];
  redirects: Redirect[];
}

/**
 * Reads what `writeHostFiles` wrote: headers and redirects, for paths with
 * the base URL, and what that is. A site is served where it was built to be,
 * whatever BASE_URL says by then.
 */
export function readHostFiles(folder: URL): HostFiles {
  if (buildId(folder) === undefined) {
    const path = fileURLToPath(folder);
    throw new Error(
      existsSync(folder)
        ? `The site in ${path} isn't whole: its build was stopped, or is still running. Build it again: npm run build`
        : `There is no built site in ${path}. Build it first: npm run build`,
    );
  }
  const { headers, redirects } = JSON.parse(
    readFileSync(new URL(vercelFile, folder), 'utf8'),
  ) as ReturnType<typeof vercelConfig>;
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
