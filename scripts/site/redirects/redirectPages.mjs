// @ts-check
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cleanPath } from '../../../config/addresses.mjs';
import { readPages } from '../pages.mjs';

/**
 * The path of an old page and of the one that took its place, both without the
 * base URL.
 *
 * @typedef {{ from: string; to: string }} Redirect
 */

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]+)">/;

/**
 * Makes the redirecting pages of `@docusaurus/plugin-client-redirects` readable:
 * those have neither a title nor text, so that a reader without scripts, or one
 * whose browser doesn't follow, is left with a blank page.
 *
 * @param {URL} folder of the built site
 * @param {string} baseUrl
 * @returns {Promise<Redirect[]>} where they lead, for hosts to redirect by themselves
 */
export async function completeRedirectPages(folder, baseUrl) {
  /** @type {Redirect[]} */
  const redirects = [];
  for await (const { file, html } of readPages(folder)) {
    const address = refresh.exec(html)?.[1];
    if (address !== undefined) {
      const to = `/${address.slice(baseUrl.length)}`;
      const title = await readTitle(folder, to);
      await writeFile(new URL(file, folder), printPage(address, title));
      redirects.push({ from: cleanPath(`/${file}`), to });
    }
  }
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * @param {URL} folder
 * @param {string} path of a page
 */
async function readTitle(folder, path) {
  const name = path.replace(/^\/|\/$/g, '');
  const file = [`${name}/index.html`, `${name}.html`]
    .map(candidate => new URL(candidate, folder))
    .find(candidate => existsSync(candidate));
  const html = file === undefined ? '' : await readFile(file, 'utf8');
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? path;
}

/**
 * Takes the query and the hash along. It's the same on all these pages: each script has its hash in
 * the policy that every page is sent with.
 */
const follow =
  "location.replace(document.querySelector('[rel=canonical]').href+location.search+location.hash)";

/**
 * @param {string} address of the page that took its place
 * @param {string} title of that page, as HTML
 */
function printPage(address, title) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<script>${follow}</script>
</head>
<body>
<p>This page has moved to <a href="${address}">${title}</a>.</p>
</body>
</html>
`;
}
