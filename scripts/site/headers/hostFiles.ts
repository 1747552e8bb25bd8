import {
  commonHeaders,
  documentHeaders,
  foreverCaching,
  headerRules,
  type Headers,
  type HostedSite,
} from './headerRules';
import { markdownFirst } from './markdownFirst';
import { linterPolicy } from './policy';

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
