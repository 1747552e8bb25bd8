import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Docusaurus' `markdown.parseFrontMatter` hook: keeps a page's `keywords`, the words that readers have for
 * it, to the search. Docusaurus would write them into the page's head, where nothing reads them.
 *
 * @param next what parses the front matter
 */
export function keepReadersWords(next: ParseFrontMatter): ParseFrontMatter {
  return async params => {
    const result = await next(params);
    const { keywords, ...frontMatter } = result.frontMatter;
    return keywords === undefined
      ? result
      : { ...result, frontMatter: { ...frontMatter, readersWords: keywords } };
  };
}
