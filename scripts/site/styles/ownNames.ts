import { readdir, readFile } from 'node:fs/promises';
import postcss from 'postcss';
import type { UsedNames } from './usedNames';

/**
 * Sees to it that what this site's own style sheets are about is there. A rule for what no page and no
 * script has is left out of the built site, and is still there in development: a class that a component
 * puts together in a way that can't be seen loses its style, and so does one that the theme has renamed.
 *
 * @param folder of the style sheets' sources
 * @param used in the built site
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
  { names, beginnings }: UsedNames,
): string[] {
  const missing = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    const own = isModule
      ? Array.from(
          selector.matchAll(/:global\(([^)]*)\)/g),
          ([, one]) => one,
        ).join(' ')
      : selector;
    for (const [text, name = ''] of own.matchAll(/\.([a-z][\w-]*)/gi)) {
      if (
        !names.has(name) &&
        ![...beginnings].some(one => name.startsWith(one))
      ) {
        missing.add(text);
      }
    }
    for (const [text, part = ''] of own.matchAll(/\[class\*='([^']+)'\]/g)) {
      if (![...names].some(name => name.includes(part))) {
        missing.add(text);
      }
    }
  });
  return [...missing];
}
