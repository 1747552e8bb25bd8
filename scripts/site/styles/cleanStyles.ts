import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { PurgeCSS, type UserDefinedOptions } from 'purgecss';
import type { BuiltPage } from '../pages';
import { expectOwnNames } from './ownNames';
import {
  findFile,
  linkSheets,
  readSheetsOfPages,
  sheetsFor,
} from './pageSheets';
import type { UsedNames } from './usedNames';
import { together, usedInPage, usedInScript } from './usedNames';

/**
 * Makes two style sheets of the one that Docusaurus makes for all pages (40 kB as Brotli, most of it the
 * theme's and its framework's): what pages use, which a reader waits for (14 kB), and what only scripts
 * add, which comes with the application. The rest is for nothing, and goes. Then each page links what it
 * needs.
 *
 * What is used is read from the built pages and scripts. Without this, pages look the same, and take
 * longer to show.
 *
 * @param folder that Docusaurus built
 * @param pages in it
 * @param sources of the site's own styles: `src/`
 * @returns the pages with other links
 * @throws when Docusaurus has built something else than expected, or the site's own styles are
 *   about what isn't there
 */
export async function cleanStyles(
  folder: URL,
  pages: readonly BuiltPage[],
  sources: URL,
): Promise<BuiltPage[]> {
  const files = await readdir(folder, { recursive: true });
  const scripts = await readScripts(folder, files);
  const inEachPage = pages.map(({ html }) => usedInPage(html));
  // The one that `plugins/head` makes.
  const pageScript = findFile(files, 'page', 'js');
  const inPages = together([
    ...inEachPage,
    ...scripts.filter(({ path }) => path === pageScript),
  ]);
  const inAll = together([inPages, ...scripts]);
  await expectOwnNames(sources, inAll);
  const builtWith = findFile(files, 'styles', 'css');
  const css = await readFile(new URL(builtWith, folder), 'utf8');
  const ofPages = await readSheetsOfPages(folder, files);
  await rm(new URL(builtWith, folder));
  const { styles, application } = await splitStyles(css, inPages, inAll);
  const stylesPath = await writeSheet(folder, 'styles', styles);
  const applicationPath = await writeSheet(folder, 'application', application);
  return pages.map((page, index) => ({
    ...page,
    html: linkSheets(page.html, page.file, {
      builtWith,
      inPage: [stylesPath, ...sheetsFor(inEachPage[index], ofPages)],
      application: applicationPath,
    }),
  }));
}

/**
 * @param files in it
 * @returns what is used in each script of the application
 */
async function readScripts(
  folder: URL,
  files: readonly string[],
): Promise<(UsedNames & { path: string })[]> {
  return Promise.all(
    files
      .filter(path => /^assets\/js\/[^/]+\.js$/.test(path))
      .map(async path => ({
        path,
        ...usedInScript(await readFile(new URL(path, folder), 'utf8')),
      })),
  );
}

async function splitStyles(css: string, inPages: UsedNames, inAll: UsedNames) {
  const used = await purge(css, inAll, { keyframes: true, variables: true });
  const { css: styles, rejectedCss: application = '' } = await purge(
    used.css,
    inPages,
    { rejectedCss: true },
  );
  return { styles, application };
}

/**
 * Browsers keep style sheets for good, so each has a name that changes with what is in it.
 *
 * @returns its path
 */
async function writeSheet(
  folder: URL,
  name: string,
  css: string,
): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const path = `assets/css/${name}.${hash}.css`;
  await writeFile(new URL(path, folder), css);
  return path;
}

/**
 * Takes rules out of a style sheet that are for nothing in the pages.
 *
 * @param used in the pages
 */
export async function purge(
  css: string,
  { names, beginnings }: UsedNames,
  options: Partial<UserDefinedOptions>,
) {
  const [result] = await new PurgeCSS().purge({
    ...options,
    content: [{ raw: [...names].join(' '), extension: 'names' }],
    css: [{ raw: css }],
    defaultExtractor: list => list.split(' '),
    dynamicAttributes: statesIn(css),
    safelist: [
      // It would drop what has pseudo-classes only, such as `:is(th, td):first-child`.
      /^:/,
      ...Array.from(beginnings, part => new RegExp(`^${part}`)),
    ],
  });
  if (!result) {
    throw new Error('PurgeCSS returned nothing for the style sheet.');
  }
  return result;
}

/** Attributes that scripts set; `dataset.theme` isn't found by the name that selectors have for it. */
function statesIn(css: string) {
  return Array.from(css.matchAll(/\[((?:aria|data)-[\w-]+)/g), ([, name]) =>
    String(name),
  );
}
