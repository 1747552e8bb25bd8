import { cleanPath } from '../../config/addresses.mjs';
import type { BuiltPage } from './pages';

/**
 * The path of an old page and of the one that took its place, both without the
 * base URL.
 */
export interface Redirect {
  from: string;
  to: string;
}

/** Reads from the redirecting pages where they lead, for hosts to redirect on their own. */
export function readRedirects(
  pages: readonly BuiltPage[],
  baseUrl: string,
): Redirect[] {
  return pages
    .filter(({ head }) => head.movedTo !== '')
    .map(({ head, path }) => ({
      from: path,
      to: `/${head.movedTo.slice(baseUrl.length)}`,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Takes the query and the hash along. It's the same on all these pages: each script has its hash in
 * the policy that every page is sent with.
 */
const follow =
  "location.replace(document.querySelector('[rel=canonical]').href+location.search+location.hash)";

/**
 * Makes the redirecting pages of `@docusaurus/plugin-client-redirects` readable: those have neither a title
 * nor text, so that a reader without scripts, or one whose browser doesn't follow, is left with a blank page.
 */
export function completeRedirectPages(
  pages: readonly BuiltPage[],
  baseUrl: string,
): BuiltPage[] {
  const titles = new Map(pages.map(({ head, path }) => [path, head.title]));
  return pages.map(page => {
    const { movedTo } = page.head;
    if (movedTo === '') {
      return page;
    }
    const path = `/${movedTo.slice(baseUrl.length)}`;
    const [pagePath = path] = path.split('#');
    const title = titles.get(cleanPath(pagePath)) ?? path;
    return { ...page, html: printPage(movedTo, title) };
  });
}

/**
 * @param address of the page that took its place
 * @param title of that page
 */
function printPage(address: string, title: string) {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<script>${follow}</script>
</head>
<body>
<p>This page has moved to <a href="${address}">${text}</a>.</p>
</body>
</html>
`;
}
