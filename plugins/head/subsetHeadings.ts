import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Recursive Sans, by Arrow Type, under the SIL Open Font License 1.1. */
const source = '@fontsource/recursive/files/recursive-latin-700-normal.woff2';

/** What names and headings are made of. Other characters come from the next font. */
export const headingCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  ' !"\'(),-./:?@…’';

/** The font of headings with no more than it needs, as WOFF2. */
export async function subsetHeadings(): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(font, headingCharacters, {
    targetFormat: 'woff2',
    // Ligatures and variants of letters are a quarter of the file.
    noLayoutClosure: true,
  });
}
