import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { PurgeCSS, type UserDefinedOptions } from 'purgecss';
import { stylesOfPages } from '../../../plugins/bundle/stylesOfPages';
import {
  expectShape,
  replaceOnce,
} from '../../../plugins/docusaurus-internals/expectShape.mjs';
import type { BuiltPage } from '../pages';
import { inlineConstants, remove } from './inlineConstants';
import {
  beginningsIn,
  expectOwnNames,
  together,
  usedInPage,
  usedInScript,
  type UsedNames,
} from './usedNames';

/**
 * Makes two style sheets of the one that Docusaurus makes for all pages (40 kB as Brotli, most of it the
 * theme's and its framework's): what pages use, which a reader waits for (14 kB), and what only scripts
 * add, which comes with the application. The rest is for nothing, and goes. Then each page links what it
 * needs.
 *
 * What is used is read from the built pages and scripts. Without this, pages look the same, and take
 * longer to show.
 *
 * @param sources of the site's own styles: `src/`
 * @throws when Docusaurus has built something else than expected, or the site's own styles are
 *   about what isn't there
 */
export async function cleanStyles(
  folder: URL,
  pages: readonly BuiltPage[],
  sources: URL,
): Promise<BuiltPage[]> {
  const files = await readdir(folder, { recursive: true });
  const read = (path: string) => readFile(new URL(path, folder), 'utf8');
  const inEachPage = pages.map(({ html }) => usedInPage(html));
  // The one that `plugins/head` makes.
  const pageScript = findFile(files, 'page', 'js');
  const inPages = together([
    ...inEachPage,
    usedInScript(await read(pageScript)),
  ]);
  const scripts = files.filter(path => /^assets\/js\/[^/]+\.js$/.test(path));
  const inScripts = await Promise.all(
    scripts.map(async path => usedInScript(await read(path))),
  );
  const inAll = together([inPages, ...inScripts]);
  await expectOwnNames(sources, inAll);
  const builtWith = findFile(files, 'styles', 'css');
  const ofPages = await readSheetsOfPages(folder, files);
  const used = await purge(await read(builtWith), inAll, {
    keyframes: true,
    variables: true,
  });
  const constant = inlineConstants(
    used,
    name =>
      inAll.has(name) || ofPages.some(({ properties }) => properties.has(name)),
  );
  const [forPages, forScripts] = await split(constant, inPages);
  await rm(new URL(builtWith, folder));
  const styles = await writeSheet(folder, 'styles', forPages);
  const application = await writeSheet(folder, 'application', forScripts);
  return pages.map((page, index) => ({
    ...page,
    html: linkSheets(page.html, page.file, {
      builtWith,
      inPage: [styles, ...sheetsFor(inEachPage[index], ofPages)],
      application,
    }),
  }));
}

/** Browsers keep style sheets for good, so each has a name that changes with what is in it. */
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

/** Marks rules while they are split. */
const mark = '--rule';

/**
 * Makes two style sheets of one. PurgeCSS has a list of what it rejects, but of `:is(.used, .unused) .used`
 * that has `.unused`, which is for something else.
 *
 * @returns what has something to be for, and the rest
 */
async function split(css: string, used: UsedNames): Promise<[string, string]> {
  const sheet = postcss.parse(css);
  let count = 0;
  sheet.walkRules(rule => {
    if (!isStep(rule)) {
      rule.append({ prop: mark, value: String((count += 1)) });
    }
  });
  const purged = await purge(sheet.toString(), used);
  const kept = new Set(purged.match(new RegExp(`(?<=${mark}:\\s*)\\d+`, 'g')));
  const rest = sheet.clone();
  rest.walkAtRules(/keyframes$|^font-face$/, rule => {
    rule.remove();
  });
  const keep = (part: Root, isHere: (rule: string) => boolean): string => {
    part.walkDecls(mark, declaration => {
      remove(isHere(declaration.value) ? declaration : declaration.parent);
    });
    return part.toString();
  };
  return [
    keep(sheet, rule => kept.has(rule)),
    keep(rest, rule => !kept.has(rule)),
  ];
}

/** Whether a rule is a step of an animation. */
function isStep({ parent }: Rule): boolean {
  return (
    parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')
  );
}

/** Takes rules out of a style sheet that are for nothing in the pages. */
export async function purge(
  css: string,
  used: UsedNames,
  options: Partial<UserDefinedOptions> = {},
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    ...options,
    content: [{ raw: [...used].join(' '), extension: 'names' }],
    css: [{ raw: css }],
    defaultExtractor: list => list.split(' '),
    // Scripts set them; `dataset.theme` isn't found by the name that selectors have for it.
    dynamicAttributes: css.match(/(?<=\[)(?:aria|data)-[\w-]+/g) ?? [],
    safelist: [
      // It would drop what has pseudo-classes only, such as `:is(th, td):first-child`.
      /^:/,
      ...beginningsIn(used).map(part => new RegExp(`^${part}`)),
    ],
  });
  if (!result) {
    throw new Error('PurgeCSS returned nothing for the style sheet.');
  }
  return result.css;
}

/**
 * A style sheet that only some pages need. The application loads it with the scripts of these pages;
 * before that is there, a link has to.
 */
export interface SheetOfPages {
  /** Below the built site's folder. */
  path: string;
  /** Of CSS modules, which no other style sheet has. */
  classes: ReadonlySet<string>;
  /** Custom properties that it reads or sets. */
  properties: ReadonlySet<string>;
}

/** A class of a CSS module, as Docusaurus names it: its name, and a hash. */
const moduleClass = /\.([\w-]+_[\w-]{4})(?![\w-])/g;

/** The style sheets of `stylesOfPages`. @throws when one isn't there, or has no class that is its own */
export async function readSheetsOfPages(
  folder: URL,
  files: readonly string[],
): Promise<SheetOfPages[]> {
  return Promise.all(
    stylesOfPages.map(async ({ name }) => {
      const path = findFile(files, name, 'css');
      return readSheet(path, await readFile(new URL(path, folder), 'utf8'));
    }),
  );
}

/** @throws unless the bundler has made one file of this name, apart from its hash */
function findFile(
  files: readonly string[],
  name: string,
  extension: 'css' | 'js',
): string {
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

export function readSheet(path: string, css: string): SheetOfPages {
  const classes = new Set(
    Array.from(css.matchAll(moduleClass), ([, name = '']) => name),
  );
  expectShape(
    classes.size > 0,
    path,
    'classes of CSS modules end with _ and a hash of four letters',
  );
  return { path, classes, properties: new Set(css.match(/--[\w-]+/g)) };
}

/** The paths of the style sheets that a page has elements for. */
export function sheetsFor(
  used: UsedNames = new Set(),
  sheets: readonly SheetOfPages[],
): string[] {
  return sheets
    .filter(({ classes }) => [...used].some(name => classes.has(name)))
    .map(({ path }) => path);
}

/** Paths of style sheets below the built site's folder. */
interface LinkedSheets {
  builtWith: string;
  inPage: readonly string[];
  application: string;
}

/**
 * Links other style sheets in a page than the one that it was built with.
 *
 * @throws when the page names the first one, and not in the way that Docusaurus links it
 */
export function linkSheets(
  html: string,
  page: string,
  { application, builtWith, inPage }: LinkedSheets,
): string {
  // What only leads to another address has no styles.
  if (!html.includes(builtWith)) {
    return html;
  }
  const link = new RegExp(
    `<link rel=stylesheet href=([\\w./-]*)${builtWith}[^>]*>`,
    'g',
  );
  const baseUrl = link.exec(html)?.[1] ?? '';
  const linkTo = (path: string) =>
    `<link rel=stylesheet href=${baseUrl}${path}>`;
  return replaceOnce(
    replaceOnce(html, link, inPage.map(linkTo).join(''), page),
    /<template id=application>/g,
    `$&${linkTo(application)}`,
    page,
  );
}
