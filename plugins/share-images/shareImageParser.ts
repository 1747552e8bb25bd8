import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Docusaurus' `markdown.parseFrontMatter` hook: gives each guide, rule, and post the image that shows it
 * where it is linked to. `scripts/site/shareImages` draws it from the built page.
 *
 * @param next what parses the front matter
 */
export function shareImageParser(
  siteDir: string,
  next: ParseFrontMatter,
): ParseFrontMatter {
  return async params => {
    const result = await next(params);
    const path = relative(siteDir, params.filePath).split(sep).join('/');
    const [, page] = /^((?:blog|docs|rules)\/.*)\.mdx?$/.exec(path) ?? [];
    // The list of rules shows the image of the whole site.
    return page === undefined || page === 'rules/README'
      ? result
      : {
          ...result,
          frontMatter: {
            image: `/img/share/${page}.png`,
            ...result.frontMatter,
          },
        };
  };
}
