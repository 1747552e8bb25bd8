import { join } from 'node:path';
import { readBody, readPage } from '../../plugins/markdown/page';
import { parseMarkdown } from '../../plugins/markdown/parseMarkdown';
import { readStatedTexts } from './statedText';

/**
 * What a page says, as {@link readStatedTexts} returns it.
 *
 * @param page from the site's folder
 */
export function readTextsOfPage(siteDir: string, page: string): string[] {
  const { text } = readPage(siteDir, join(siteDir, page));
  return readStatedTexts(parseMarkdown(readBody(text), page));
}
