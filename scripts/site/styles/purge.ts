import type { UserDefinedOptions } from 'purgecss';
import { PurgeCSS } from 'purgecss';
import type { UsedNames } from './usedNames';

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
