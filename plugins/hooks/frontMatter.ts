import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

/** Who writes the posts. */
const team = {
  name: 'The typescript-eslint team',
  url: 'https://github.com/typescript-eslint',
};

/**
 * Docusaurus' `markdown.parseFrontMatter` hook, for what all pages have:
 *
 * - The image that shows a guide, rule, or post where it is linked to. `scripts/site/shareImages` draws it
 *   from the built page.
 * - The authors of posts. With a list of authors in a file, Docusaurus would make a page of it that has
 *   nothing to say: there is only one.
 * - A page's `keywords`, the words that readers have for it, are kept to the search. Docusaurus would write
 *   them into the page's head, where nothing reads them.
 *
 * @param next what parses the front matter
 * @throws when a post names another author
 */
export function completeFrontMatter(
  siteDir: string,
  next: ParseFrontMatter,
): ParseFrontMatter {
  return async params => {
    const result = await next(params);
    const { keywords, ...frontMatter } = result.frontMatter;
    const file = relative(siteDir, params.filePath).split(sep).join('/');
    const [, page, folder] = /^((blog|docs|rules)\/.*)\.mdx?$/.exec(file) ?? [];
    if (folder === 'blog' && frontMatter.authors !== 'team') {
      throw new Error(
        `${file}:1: the front matter has to say "authors: team". Posts are by the team.`,
      );
    }
    return {
      ...result,
      frontMatter: {
        // The list of rules shows the image of the whole site.
        ...(page !== undefined &&
          page !== 'rules/README' && { image: `/img/share/${page}.png` }),
        ...frontMatter,
        ...(folder === 'blog' && { authors: team }),
        ...(keywords !== undefined && { readersWords: keywords }),
      },
    };
  };
}
