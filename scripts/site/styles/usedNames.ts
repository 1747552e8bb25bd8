import { readdir, readFile } from 'node:fs/promises';
import postcss from 'postcss';

/**
 * What selectors can refer to in some files, rather too much than too little: names of elements, classes, ids,
 * attributes, and their values. A name that a script puts together from parts, as `alert--${type}`, is there as
 * `alert--*`.
 */
export type UsedNames = ReadonlySet<string>;

const tags = /<[a-z][^>]*>/gi;

const inlineScripts = /<script\b[^>]*>(.*?)<\/script>/gis;

/** A tag in a script's string, and no comparison. */
const tagsInScript = /<[a-z][\w-]*(?:\s+[\w-]+=[^\s<>(){};]+)*\s*\/?>/gi;

/** A string in a script, or a part of a template, if it can be a list of classes, ids or values. */
const lists = /["'`}]([\w\s-]+)(?=["'`]|\$\{)/g;

/** The end of a string, or of a part of a template, that something is appended to. */
const beginningsInScript =
  /(?<![\w-])([a-z][\w-]*[-_])(?:\$\{|["']\)?(?:\+|\.concat\())/gi;

const names = /[\w-]+/g;

/**
 * Reads what is used in a page: in its elements, and in its inline scripts, which run before the
 * application is there.
 */
export function usedInPage(html: string): UsedNames {
  const scripts = Array.from(html.matchAll(inlineScripts), ([, code]) =>
    usedInScript(code ?? ''),
  );
  return together([namesIn(html.match(tags) ?? []), ...scripts]);
}

/** Reads what is used in what a script adds to a page. */
export function usedInScript(code: string): UsedNames {
  return together([
    namesIn([
      ...(code.match(tagsInScript) ?? []),
      ...Array.from(code.matchAll(lists), ([, list]) => list ?? ''),
    ]),
    Array.from(
      code.matchAll(beginningsInScript),
      ([, part]) => `${part ?? ''}*`,
    ),
  ]);
}

export function together(parts: readonly Iterable<string>[]): UsedNames {
  return new Set(parts.flatMap(part => [...part]));
}

function namesIn(texts: readonly string[]) {
  return texts.flatMap(text => text.match(names) ?? []);
}

/** The beginnings of names that scripts put together. */
export function beginningsIn(used: UsedNames): string[] {
  return [...used]
    .filter(name => name.endsWith('*'))
    .map(name => name.slice(0, -1));
}

/**
 * Sees to it that what this site's own style sheets are about is there. A rule for what no page and no
 * script has is left out of the built site, and is still there in development: a class that a component
 * puts together in a way that can't be seen loses its style, and so does one that the theme has renamed.
 *
 * @throws with the style sheets, and what is missing
 */
export async function expectOwnNames(folder: URL, used: UsedNames) {
  const files = (await readdir(folder, { recursive: true }))
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.css'))
    .sort();
  const missing: string[] = [];
  for (const file of files) {
    const css = await readFile(new URL(file, folder), 'utf8');
    for (const name of missingNames(css, file.endsWith('.module.css'), used)) {
      missing.push(`  src/${file}: ${name}`);
    }
  }
  if (missing.length > 0) {
    throw new Error(
      `These style sheets have rules for what no page and no script has:
${missing.join('\n')}
If a component puts the class together from parts, write it there in full. If it is the theme's, look for its new name. Otherwise, take the rule out.`,
    );
  }
}

/**
 * @param isModule whether its classes get names of their own
 * @returns classes as in `.menu`, and parts of them as in `[class*='menu']`
 */
export function missingNames(
  css: string,
  isModule: boolean,
  used: UsedNames,
): string[] {
  const missing = new Set<string>();
  const beginnings = beginningsIn(used);
  postcss.parse(css).walkRules(({ selector }) => {
    const own = isModule
      ? Array.from(
          selector.matchAll(/:global\(([^)]*)\)/g),
          ([, one]) => one,
        ).join(' ')
      : selector;
    for (const [text, name = ''] of own.matchAll(/\.([a-z][\w-]*)/gi)) {
      if (!used.has(name) && !beginnings.some(one => name.startsWith(one))) {
        missing.add(text);
      }
    }
    for (const [text, part = ''] of own.matchAll(/\[class\*='([^']+)'\]/g)) {
      if (![...used].some(name => name.includes(part))) {
        missing.add(text);
      }
    }
  });
  return [...missing];
}
