// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { expectShape } from '../../../plugins/docusaurus-internals/expectShape.mjs';
import { linkSheets } from './linkSheets.mjs';
import { expectOwnNames } from './ownNames.mjs';
import { purge } from './purge.mjs';
import { readSheetsOfPages, sheetsFor } from './sheetsOfPages.mjs';
import {
  together,
  usedInFiles,
  usedInPage,
  usedInScript,
} from './usedNames.mjs';

/** @typedef {import('./usedNames.mjs').UsedNames} UsedNames */

const stylesFolder = 'assets/css/';

/**
 * Makes two style sheets of the one that Docusaurus makes for all pages (40 kB as Brotli, most of it the
 * theme's and its framework's): what pages use, which a reader waits for (14 kB), and what only scripts
 * add, which comes with the application. The rest is for nothing, and goes. Then each page links what it
 * needs.
 *
 * What is used is read from the built pages and scripts. Without this, pages look the same, and take
 * longer to show.
 *
 * @param {URL} folder that Docusaurus built
 * @param {URL} sources of the site's own styles: `src/`
 * @throws {Error} when Docusaurus has built something else than expected, or the site's own styles are
 *   about what isn't there
 */
export async function cleanStyles(folder, sources) {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter(path => extname(path) === '.html');
  const { inPages, inAll } = await readUsed(folder, files, pages);
  await expectOwnNames(sources, inAll);
  const builtWith = findStyleSheet(files);
  const css = await readFile(new URL(builtWith, folder), 'utf8');
  const ofPages = await readSheetsOfPages(folder, files);
  await rm(new URL(builtWith, folder));
  const { styles, application } = await splitStyles(css, inPages, inAll);
  const stylesPath = await writeSheet(folder, 'styles', styles);
  const applicationPath = await writeSheet(folder, 'application', application);
  for (const path of pages) {
    const page = new URL(path, folder);
    const html = await readFile(page, 'utf8');
    const { names } = usedInPage(html);
    const linked = linkSheets(html, path, {
      builtWith,
      inPage: [stylesPath, ...sheetsFor(names, ofPages)],
      application: applicationPath,
    });
    await writeFile(page, linked);
  }
}

/**
 * @param {URL} folder
 * @param {readonly string[]} files in it
 * @param {readonly string[]} pages among them
 * @returns {Promise<{ inPages: UsedNames; inAll: UsedNames }>} what is used in pages before the application
 *   is there, and what is used at all
 */
async function readUsed(folder, files, pages) {
  const scripts = files.filter(path => /^assets\/js\/[^/]+\.js$/.test(path));
  // The one that `plugins/page-script` makes.
  const pageScripts = scripts.filter(path =>
    /\/page\.[\da-f]+\.js$/.test(path),
  );
  expectShape(pageScripts.length === 1, 'assets/js', 'it has one page.HASH.js');
  const inPages = together([
    await usedInFiles(folder, pages, usedInPage),
    await usedInFiles(folder, pageScripts, usedInScript),
  ]);
  const inScripts = await usedInFiles(folder, scripts, usedInScript);
  return { inPages, inAll: together([inPages, inScripts]) };
}

/** @param {readonly string[]} files */
function findStyleSheet(files) {
  const [name, ...more] = files.filter(path =>
    /^assets\/css\/styles\.[\da-f]+\.css$/.test(path),
  );
  expectShape(
    name !== undefined && more.length === 0,
    stylesFolder,
    'it has one styles.HASH.css, with the styles of all pages',
  );
  return name;
}

/**
 * @param {string} css
 * @param {UsedNames} inPages
 * @param {UsedNames} inAll
 */
async function splitStyles(css, inPages, inAll) {
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
 * @param {URL} folder
 * @param {string} name
 * @param {string} css
 * @returns {Promise<string>} its path
 */
async function writeSheet(folder, name, css) {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const path = `${stylesFolder}${name}.${hash}.css`;
  await writeFile(new URL(path, folder), css);
  return path;
}
