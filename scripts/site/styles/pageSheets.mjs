// @ts-check
import { readFile } from 'node:fs/promises';
import { stylesOfPages } from '../../../plugins/bundle/stylesOfPages.mjs';
import {
  expectShape,
  replaceOnce,
} from '../../../plugins/docusaurus-internals/expectShape.mjs';

/** @typedef {import('./usedNames.mjs').UsedNames} UsedNames */

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
      const path = findFile(files, name, 'css');
      return readSheet(path, await readFile(new URL(path, folder), 'utf8'));
    }),
  );
}

/**
 * Finds a file that the bundler has made.
 *
 * @param {readonly string[]} files of the built site
 * @param {string} name without its hash
 * @param {'css' | 'js'} extension
 * @returns {string} its path
 * @throws {Error} when there is none, or more
 */
export function findFile(files, name, extension) {
  const pattern = new RegExp(
    `^assets/${extension}/${name}\\.[\\da-f]+\\.${extension}$`,
  );
  const [path, ...more] = files.filter(file => pattern.test(file));
  expectShape(
    path !== undefined && more.length === 0,
    `assets/${extension}`,
    `it has one ${name}.HASH.${extension}`,
  );
  return path;
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
 * @param {UsedNames | undefined} used in a page
 * @param {readonly SheetOfPages[]} sheets
 * @returns {string[]} paths of the style sheets that the page has elements for
 */
export function sheetsFor(used, sheets) {
  return sheets
    .filter(({ classes }) =>
      [...(used?.names ?? [])].some(name => classes.has(name)),
    )
    .map(({ path }) => path);
}

/**
 * Links other style sheets in a page than the one that it was built with.
 *
 * @param {string} html
 * @param {string} page path of its file, for errors
 * @param {object} sheets paths below the built site's folder
 * @param {string} sheets.builtWith the one that it links
 * @param {readonly string[]} sheets.inPage what is loaded with the page
 * @param {string} sheets.application what is loaded with the application
 * @returns {string}
 * @throws {Error} when the page names the first one, and not in the way that Docusaurus links it
 */
export function linkSheets(html, page, { builtWith, inPage, application }) {
  // What only leads to another address has no styles.
  if (!html.includes(builtWith)) {
    return html;
  }
  const link = new RegExp(
    `<link rel=stylesheet href=([\\w./-]*)${builtWith}[^>]*>`,
    'g',
  );
  const baseUrl = link.exec(html)?.[1] ?? '';
  /** @param {string} path */
  const linkTo = path => `<link rel=stylesheet href=${baseUrl}${path}>`;
  return replaceOnce(
    replaceOnce(html, link, inPage.map(linkTo).join(''), page),
    /<template id=application>/g,
    `$&${linkTo(application)}`,
    page,
  );
}
