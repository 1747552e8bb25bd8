import type { BlockContent, Root } from 'mdast';
import { nextSection, sectionStart } from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { configsSummary } from './addHowToUse';

/** Sections that only those need who go on with a deprecated rule, and what is in them. */
const sections = [
  ['Examples', 'What the rule reports'],
  ['How to Use', configsSummary],
  ['Options', 'All options of the rule'],
] as const;

/**
 * Leaves how to move from a deprecated rule in sight, and folds the rest below its headings; links to
 * what is in it unfold it.
 */
export function foldOldUse(tree: Root): void {
  moveOpening(tree);
  for (const [title, summary] of sections) {
    const start = sectionStart(tree, title) + 1;
    if (start > 0) {
      const end = nextSection(tree, start);
      const content = tree.children.slice(start, end) as BlockContent[];
      tree.children.splice(
        start,
        content.length,
        jsxElement('RuleFold', { summary }, content),
      );
    }
  }
}

/** Puts what the rule is about before its examples, if the page says more before them. */
function moveOpening(tree: Root): void {
  const length = nextSection(tree, 0);
  const examples = sectionStart(tree, 'Examples');
  if (examples > length) {
    const opening = tree.children.splice(0, length);
    tree.children.splice(examples + 1 - length, 0, ...opening);
  }
}
