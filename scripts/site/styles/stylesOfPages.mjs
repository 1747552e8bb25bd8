// @ts-check
import { namesInPage } from './usedNames.mjs';

/** A class of a CSS module, as Docusaurus names it: its name, and a hash. */
const moduleClass = /\.([\w-]+_[\w-]{4})(?![\w-])/g;

/**
 * @param {string} css
 * @returns {Set<string>} classes of CSS modules, which no other style sheet has
 */
export function classesOfModules(css) {
  return new Set(
    Array.from(css.matchAll(moduleClass), ([, name = '']) => name),
  );
}

/**
 * @param {string} html of a page
 * @param {readonly (readonly [path: string, classes: ReadonlySet<string>])[]} sheets
 * @returns {string[]} paths of the style sheets that the page has elements for
 */
export function stylesOf(html, sheets) {
  const names = namesInPage(html);
  return sheets
    .filter(([, classes]) => names.some(name => classes.has(name)))
    .map(([path]) => path);
}
