import { readFile } from 'node:fs/promises';
import { stylesOfPages } from '../../../plugins/bundle/stylesOfPages.mjs';
import {
  expectShape,
  replaceOnce,
} from '../../../plugins/docusaurus-internals/expectShape.mjs';
import type { UsedNames } from './usedNames';

/**
 * A style sheet that only some pages need. The application loads it with the scripts of these pages;
 * before that is there, a link has to.
 */
export interface SheetOfPages {
  /** Below the built site's folder. */
  path: string;
  /** Of CSS modules, which no other style sheet has. */
  classes: ReadonlySet<string>;
}

/** A class of a CSS module, as Docusaurus names it: its name, and a hash. */
const moduleClass = /\.([\w-]+_[\w-]{4})(?![\w-])/g;

/**
 * @param folder of the built site
 * @param files in it
 * @returns one for each of `stylesOfPages`
 * @throws when one isn't there, or has no class that is its own
 */
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

/**
 * Finds a file that the bundler has made.
 *
 * @param files of the built site
 * @param name without its hash
 * @returns its path
 * @throws when there is none, or more
 */
export function findFile(
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
  return { path, classes };
}

/**
 * @param used in a page
 * @returns paths of the style sheets that the page has elements for
 */
export function sheetsFor(
  used: UsedNames | undefined,
  sheets: readonly SheetOfPages[],
): string[] {
  return sheets
    .filter(({ classes }) =>
      [...(used?.names ?? [])].some(name => classes.has(name)),
    )
    .map(({ path }) => path);
}

/** Paths of style sheets below the built site's folder. */
interface LinkedSheets {
  /** The one that pages are built with. */
  builtWith: string;
  /** What is loaded with a page. */
  inPage: readonly string[];
  /** What is loaded with the application. */
  application: string;
}

/**
 * Links other style sheets in a page than the one that it was built with.
 *
 * @param page path of its file, for errors
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
