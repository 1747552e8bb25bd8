// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { inlineProperties, propertiesNamed } from './inlineProperties.mjs';
import { classesOfModules, stylesOf } from './stylesOfPages.mjs';
import { namesInPage, namesInScript } from './usedNames.mjs';

const stylesFolder = 'assets/css/';

/**
 * @param {string} path
 * @returns whether it is the script that `plugins/page-script` makes
 */
const isPageScript = path => /\/page\.[\da-f]+\.js$/.test(path);

/**
 * Takes out of the style sheet of all pages what none of them uses: most of it comes with the theme and
 * its framework. What only scripts add to pages gets a style sheet of its own, which is loaded with the
 * application (see `config/pageTemplate.ts`).
 *
 * What is used is read from the built pages and scripts. Both files get names by their content, since
 * browsers keep them for good.
 *
 * @param {URL} folder that Docusaurus built
 * @throws {Error} when there is no style sheet
 */
export async function cleanStyles(folder) {
  const name = await findStyleSheet(folder);
  const file = new URL(name, folder);
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter(path => extname(path) === '.html');
  const scripts = files.filter(path => /^assets\/js\/[^/]+\.js$/.test(path));
  const inPages = [
    ...(await readNames(folder, pages, namesInPage)),
    ...(await readNames(folder, scripts.filter(isPageScript), namesInScript)),
  ];
  const inScripts = await readNames(folder, scripts, namesInScript);

  const used = await purge(
    await readFile(file, 'utf8'),
    [...inPages, ...inScripts],
    { keyframes: true, variables: true },
  );
  const { css, rejectedCss = '' } = await purge(used.css, inPages, {
    rejectedCss: true,
  });
  const sheets = inlineProperties(
    css,
    rejectedCss,
    new Set([
      ...(await readNames(folder, [...pages, ...scripts], propertiesNamed)),
      ...(await readOthers(file)).flatMap(propertiesNamed),
    ]),
  );
  await rm(file);
  const pageStyles = await writeStyles(folder, 'styles', sheets.page);
  const application = await writeStyles(
    folder,
    'application',
    sheets.application,
  );
  const ofSomePages = await readStylesOfPages(folder, files);
  for (const path of pages) {
    const page = new URL(path, folder);
    const html = await readFile(page, 'utf8');
    const inPage = [pageStyles, ...stylesOf(html, ofSomePages)];
    await writeFile(page, withStyles(html, name, inPage, application));
  }
}

/**
 * @param {URL} folder
 * @returns {Promise<string>} its path
 */
async function findStyleSheet(folder) {
  const name = (await readdir(new URL(stylesFolder, folder))).find(one =>
    /^styles\.[\da-f]+\.css$/.test(one),
  );
  if (name === undefined) {
    throw new Error(
      `${folder.pathname}${stylesFolder} has no styles.HASH.css: Docusaurus names it otherwise now, and scripts/site/styles has to follow.`,
    );
  }
  return stylesFolder + name;
}

/**
 * @param {string} css
 * @param {readonly string[]} names that are used
 * @param {Partial<import('purgecss').UserDefinedOptions>} options
 */
async function purge(css, names, options) {
  const [result] = await new PurgeCSS().purge({
    ...options,
    content: [{ raw: names.join(' '), extension: 'names' }],
    css: [{ raw: css }],
    defaultExtractor: list => list.split(' '),
    dynamicAttributes: statesIn(css),
  });
  if (!result) {
    throw new Error('PurgeCSS returned nothing for the style sheet.');
  }
  return result;
}

/**
 * Attributes that scripts set; `dataset.theme` isn't found by the name that selectors have for it.
 *
 * @param {string} css
 */
function statesIn(css) {
  return Array.from(css.matchAll(/\[((?:aria|data)-[\w-]+)/g), ([, name]) =>
    String(name),
  );
}

/**
 * @param {URL} folder
 * @param {string} name
 * @param {string} css
 * @returns {Promise<string>} its path
 */
async function writeStyles(folder, name, css) {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const path = `${stylesFolder}${name}.${hash}.css`;
  await writeFile(new URL(path, folder), css);
  return path;
}

/**
 * @param {URL} file a style sheet
 * @returns {Promise<string[]>} the others in its folder
 */
async function readOthers(file) {
  const others = (await readdir(new URL('.', file))).filter(
    name => !file.pathname.endsWith(`/${name}`),
  );
  return Promise.all(others.map(name => readFile(new URL(name, file), 'utf8')));
}

/**
 * @param {string} html
 * @param {string} name of the style sheet that the page was built with
 * @param {string[]} inPage style sheets to be loaded with it
 * @param {string} application style sheet to be loaded with the application
 */
function withStyles(html, name, inPage, application) {
  const link = new RegExp(`<link rel=stylesheet href=(\\S*)${name}[^>]*>`);
  const baseUrl = link.exec(html)?.[1] ?? '/';
  /** @param {string} path */
  const linkTo = path => `<link rel=stylesheet href=${baseUrl}${path}>`;
  return html
    .replace(link, inPage.map(linkTo).join(''))
    .replace('<template id=application>', `$&${linkTo(application)}`);
}

/**
 * Style sheets that only some pages need, which `plugins/client-bundle` has the bundler make. The
 * application loads them with the scripts of these pages; before it is there, a link has to.
 *
 * @param {URL} folder
 * @param {string[]} files in it
 * @returns {Promise<[path: string, classes: Set<string>][]>} with the classes that they are about
 */
async function readStylesOfPages(folder, files) {
  const paths = files.filter(path =>
    /^assets\/css\/[a-z]+-styles\.[\da-f]+\.css$/.test(path),
  );
  return Promise.all(
    paths.map(async path => [
      path,
      classesOfModules(await readFile(new URL(path, folder), 'utf8')),
    ]),
  );
}

/**
 * @param {URL} folder
 * @param {string[]} paths of files in it
 * @param {(text: string) => string[]} namesOf
 */
async function readNames(folder, paths, namesOf) {
  /** @type {Set<string>} */
  const all = new Set();
  for (const path of paths) {
    for (const name of namesOf(await readFile(new URL(path, folder), 'utf8'))) {
      all.add(name);
    }
  }
  return [...all];
}
