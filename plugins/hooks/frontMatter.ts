import { relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { readRules } from '../rules/readRules';
import { removedRules } from '../rules/removedRules';
import { ruleOfPage } from '../rules/rulePages';

const team = {
  name: 'The typescript-eslint team',
  url: 'https://github.com/typescript-eslint',
};

/** What a person may write in the front matter of a rule page; the rest comes from the rule. */
const keysOfRules = ['complete', 'keywords', 'leaveOff', 'unreachableMessages'];

/**
 * Docusaurus' `markdown.parseFrontMatter` hook:
 *
 * - The image that shows a guide, rule, or post where it is linked to. `scripts/site/shareImages` draws it
 *   from the built page.
 * - The authors of posts. With a list of authors in a file, Docusaurus would make a page of it that has
 *   nothing to say: there is only one.
 * - A page's `keywords`, the words that readers have for it, are kept to the search. Docusaurus would write
 *   them into the page's head, where nothing reads them.
 * - The title and description of a rule's page, from the rule itself.
 *
 * @throws naming the file when a post names another author, and file, line and key when a rule page sets an
 *   unknown key
 */
export function completeFrontMatter(siteDir: string): ParseFrontMatter {
  const described = new Map(
    [...readRules(), ...removedRules].map(rule => [
      rule.name,
      'docs' in rule ? rule.docs.description : rule.description,
    ]),
  );
  return async params => {
    const result = await params.defaultParseFrontMatter(params);
    const { keywords, ...frontMatter } = result.frontMatter;
    const file = relative(siteDir, params.filePath).split(sep).join('/');
    const [, page, folder] = /^((blog|docs|rules)\/.*)\.mdx?$/.exec(file) ?? [];
    if (folder === 'blog' && frontMatter.authors !== 'team') {
      throw new Error(
        `${file}:1: the front matter has to say "authors: team". Posts are by the team.`,
      );
    }
    const rule = ruleOfPage(file) ?? '';
    const description = described.get(rule);
    if (description !== undefined) {
      expectKeysOfRules(file, params.fileContent, result.frontMatter);
    }
    return {
      ...result,
      frontMatter: {
        // The list of rules shows the image of the whole site.
        ...(page !== undefined &&
          page !== 'rules/README' && { image: `/img/share/${page}.png` }),
        ...frontMatter,
        ...(folder === 'blog' && { authors: team }),
        ...(description !== undefined && {
          title: rule,
          // Markdown's backticks have no place in a meta tag.
          description: `${description.replaceAll('`', '')}.`,
          displayed_sidebar: 'someSidebar',
        }),
        ...(keywords !== undefined && { readersWords: keywords }),
      },
    };
  };
}

function expectKeysOfRules(file: string, text: string, frontMatter: object) {
  for (const key of Object.keys(frontMatter)) {
    if (!keysOfRules.includes(key)) {
      const lines = text.split('\n');
      const line = lines.findIndex(each => each.startsWith(`${key}:`)) + 1;
      throw new Error(
        `${file}:${String(line)}: unknown front matter "${key}". A rule page may set ${keysOfRules.join(', ')}; its title and description come from the rule.`,
      );
    }
  }
}
