import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFolder } from '../scripts/run.mjs';

/** The HTML of every page that is in the build, by its path, but of those that only lead to others. */
export function builtPages(): Map<string, string> {
  const sitemap = readFileSync(new URL('sitemap.xml', buildFolder), 'utf8');
  const inSitemap = (sitemap.match(/(?<=<loc>)[^<]+/g) ?? []).map(
    url => new URL(url).pathname,
  );
  const pages = new Map<string, string>();
  for (const name of readdirSync(fileURLToPath(buildFolder), {
    encoding: 'utf8',
    recursive: true,
  }).sort()) {
    if (!name.endsWith('.html')) {
      continue;
    }
    const file = `/${name.replaceAll('\\', '/')}`;
    const path = file.replace(
      /(?<=.)\/index\.html$|(?<=^\/)index\.html$|(?<!404)\.html$/,
      '',
    );
    const html = readFileSync(new URL(`.${file}`, buildFolder), 'utf8');
    if (!html.includes('http-equiv="refresh"')) {
      pages.set(inSitemap.includes(`${path}/`) ? `${path}/` : path, html);
    }
  }
  return pages;
}
