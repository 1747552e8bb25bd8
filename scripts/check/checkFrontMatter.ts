import type { Problem } from '../../plugins/examples/formatProblems';
import { readFrontMatter } from '../../plugins/markdown/page';

/** What the writer of a page gives it; a rule's page gets it from the rule. */
const needed = {
  title: 'It is the heading, and the name of the page in a tab.',
  description: 'Searches show it: one sentence that says what a reader learns.',
};

/**
 * Checks that a page that belongs to no rule says what it is about.
 *
 * @param text of the whole file
 * @throws when the front matter is no YAML
 */
export function checkFrontMatter(text: string): Problem[] {
  const given = readFrontMatter(text);
  return Object.entries(needed).flatMap(([key, what]) => {
    const value = given[key];
    return typeof value === 'string' && value.trim() !== ''
      ? []
      : [{ line: 1, message: `The front matter has no ${key}. ${what}` }];
  });
}
