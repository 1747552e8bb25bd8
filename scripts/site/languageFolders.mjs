// @ts-check
import { rename } from 'node:fs/promises';
import { languageBaseUrl } from '../../config/languages.mjs';

/**
 * Does something with each language of a built site, one after the other, as if it were a site of its
 * own. Docusaurus puts the folders of the others into that of English, so they are next to it meanwhile.
 *
 * @param {URL} folder of the built site
 * @param {readonly string[]} languages those besides English
 * @param {(folder: URL, language?: string) => Promise<void>} act gets the folder of a language
 */
export async function forEachLanguage(folder, languages, act) {
  const moved = languages.map(language => ({
    language,
    inside: new URL(languageBaseUrl('', language), folder),
    outside: new URL(`../${folderName(folder)}.${language}/`, folder),
  }));
  for (const { inside, outside } of moved) {
    await rename(inside, outside);
  }
  try {
    await act(folder);
    for (const { language, outside } of moved) {
      await act(outside, language);
    }
  } finally {
    for (const { inside, outside } of moved) {
      await rename(outside, inside);
    }
  }
}

/** @param {URL} folder */
function folderName({ pathname }) {
  return pathname.split('/').at(-2) ?? '';
}
