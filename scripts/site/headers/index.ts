import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BuiltPage, Redirect } from '../pages';
import {
  commonHeaders,
  documentHeaders,
  foreverCaching,
  headerRules,
  type Headers,
  type HostedSite,
  inlineScriptHashes,
  linterPolicy,
  pagePolicy,
  searchHosts,
} from './headerRules';
import { markdownFirst } from './markdownFirst';
import { printNginxConfig } from './nginx';

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
 * Puts its policy into the not-found page. Hosts answer any unknown path with it, and `_headers` has no
 * pattern for those paths: see {@link printHeadersFile}.
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

/**
 * Reads what `writeHostFiles` wrote: headers and redirects, for paths with
 * the base URL, and what that is. A site is served where it was built to be,
 * whatever BASE_URL says by then.
 */
export function readHostFiles(folder: URL) {
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

/**
 * The headers in the format of Netlify and Cloudflare Pages. There, a response
 * gets the headers of all rules that match its path, with the values of equal
 * ones joined, and `*` matches anything. No pattern can leave out the
 * linter's worker; hence the pages' policy goes to each section of the site,
 * and only what is true for all to `/*`. The not-found page, which a host gives
 * for any path, has its policy in itself. What pages load gets neither: see
 * `documentHeaders`.
 */
export function printHeadersFile({
  baseUrl,
  linterWorkers,
  pages,
  policy,
}: HostedSite): string {
  const page = { ...documentHeaders, 'Content-Security-Policy': policy };
  const worker = { 'Content-Security-Policy': linterPolicy };
  const caching = { 'Cache-Control': foreverCaching };
  return [
    block('/*', commonHeaders),
    ...[...sections(pages), '/sw.js'].map(path => block(path, page)),
    ...linterWorkers.map(path => block(path, worker)),
    ...['/assets/*', '/playground/*'].map(path => block(path, caching)),
    block('/*.md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
    block('/rules.d.ts', { 'Content-Type': 'text/plain; charset=utf-8' }),
  ].join('\n');

  function block(path: string, headers: Headers) {
    const lines = Object.entries(headers).map(
      ([name, value]) => `  ${name}: ${value}`,
    );
    return [baseUrl + path.slice(1), ...lines, ''].join('\n');
  }
}

/**
 * The redirects in the format of Netlify and Cloudflare Pages. Queries go along. Netlify answers with the
 * page at an old address, which leads on too, unless it's told `301!`, which Cloudflare doesn't read.
 */
export function printRedirectsFile({
  redirects,
}: Pick<HostedSite, 'redirects'>): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/**
 * Headers and redirects in the format of Vercel: the `vercel.json` of a folder
 * that is deployed as it is. Our own server reads it too.
 */
export function vercelConfig(site: HostedSite) {
  return {
    cleanUrls: true,
    redirects: [
      ...site.redirects.map(({ from, to }) => ({
        source: from,
        destination: to,
        statusCode: 301,
      })),
      ...toMarkdown(site.baseUrl),
    ],
    headers: headerRules(site),
  };
}

/**
 * Vercel can't put one file in the place of another, so who wants Markdown is led to it. Its patterns have a
 * longest length: only those count who want nothing more than Markdown, as assistants do.
 */
function toMarkdown(baseUrl: string) {
  const value = `${markdownFirst[0] ?? ''}.*`;
  return [
    ['', 'index.md'],
    [':page((?!play$|search$)[^.]*[^./]){/}?', ':page.md'],
  ].map(([from = '', to = '']) => ({
    source: baseUrl + from,
    destination: baseUrl + to,
    statusCode: 307,
    has: [{ type: 'header', key: 'accept', value }],
  }));
}

/**
 * Patterns for the paths of all pages, one for a whole section, since hosts limit how many there are. For
 * Netlify, `/play/*` would also be `/play` and `/playground/worker.js`, and `/play/` is also `/play`, which
 * Cloudflare adds the slash to.
 */
function sections(pages: readonly string[]) {
  const tops = pages.map(page => page.replace(/^(\/[^/]*).*/, '$1'));
  return [...new Set(tops)].flatMap(top => {
    if (top.endsWith('.html')) {
      return [top.replace(/(?:index)?\.html$/, ''), top];
    }
    const isOnePage = tops.indexOf(top) === tops.lastIndexOf(top);
    return [isOnePage ? `${top}/` : `${top}/*`];
  });
}
