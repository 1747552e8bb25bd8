// @ts-check
import { readFile } from 'node:fs/promises';
import { stylesOfPages } from '../../../plugins/client-bundle/stylesOfPages.mjs';
import { expectShape } from '../../../plugins/docusaurus-internals/expectShape.mjs';

/**
 * A style sheet that only some pages need. The application loads it with the scripts of these pages;
 * before that is there, a link has to.
 *
 * @typedef {object} SheetOfPages
 * @property {string} path below the built site's folder
 * @property {ReadonlySet<string>} classes of CSS modules, which no other style sheet has
 */

/** A class of a CSS module, as Docusaurus names it: its name, and a hash. */
const moduleClass = /\.([\w-]+_[\w-]{4})(?![\w-])/g;

/**
 * @param {URL} folder of the built site
 * @param {readonly string[]} files in it
 * @returns {Promise<SheetOfPages[]>} one for each of `stylesOfPages`
 * @throws {Error} when one isn't there, or has no class that is its own
 */
export async function readSheetsOfPages(folder, files) {
  return Promise.all(
    stylesOfPages.map(async ({ name }) => {
      const pattern = new RegExp(`^assets/css/${name}\\.[\\da-f]+\\.css$`);
      const path = files.find(file => pattern.test(file));
      expectShape(
        path !== undefined,
        'assets/css',
        `it has a file ${name}.HASH.css, which the bundler was asked for`,
      );
      return readSheet(path, await readFile(new URL(path, folder), 'utf8'));
    }),
  );
}

/**
 * @param {string} path
 * @param {string} css
 * @returns {SheetOfPages}
 */
export function readSheet(path, css) {
  const classes = new Set(
    Array.from(css.matchAll(moduleClass), ([, name = '']) => name),
  );
  expectShape(
    classes.size > 0,
    path,
    'classes of CSS modules end with _ and a hash of four letters',
  );
  return { path, classes };
}

/**
 * @param {ReadonlySet<string>} names that a page uses
 * @param {readonly SheetOfPages[]} sheets
 * @returns {string[]} paths of the style sheets that the page has elements for
 */
export function sheetsFor(names, sheets) {
  return sheets
    .filter(({ classes }) => [...names].some(name => classes.has(name)))
    .map(({ path }) => path);
}
