import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

/** Who writes the posts. */
const team = {
  name: 'The typescript-eslint team',
  url: 'https://github.com/typescript-eslint',
};

/**
 * Docusaurus' `markdown.parseFrontMatter` hook: gives posts their author, and leaves other files
 * alone. With a list of authors in a file, Docusaurus would make a page of it that has nothing to
 * say: there is only one.
 *
 * @param next what parses the front matter
 * @throws when a post names another author
 */
export function postFrontMatterParser(
  siteDir: string,
  next: ParseFrontMatter,
): ParseFrontMatter {
  return async params => {
    const result = await next(params);
    const path = relative(siteDir, params.filePath).split(sep).join('/');
    if (!path.startsWith('blog/')) {
      return result;
    }
    if (result.frontMatter.authors !== 'team') {
      throw new Error(
        `${path}:1: the front matter has to say "authors: team". Posts are by the team.`,
      );
    }
    return { ...result, frontMatter: { ...result.frontMatter, authors: team } };
  };
}
