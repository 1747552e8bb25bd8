import type { BlockContent, Root, RootContent } from 'mdast';
import { nextSection, sectionStart } from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { countExamples } from './countExamples';

/** From how many examples on the options of a rule are too long to be read from top to bottom. */
const manyExamples = 16;

/**
 * Where options have very many examples, leaves each option's heading and what it does, and folds the
 * rest: such pages are 30 screens long, and readers come for one option.
 */
export function foldLongOptions(tree: Root): void {
  const start = sectionStart(tree, 'Options') + 1;
  const section = tree.children.slice(start, nextSection(tree, start));
  if (start > 0 && countExamples(section) >= manyExamples) {
    tree.children.splice(
      start,
      section.length,
      ...parts(section).flatMap(fold),
    );
  }
}

/** A section at its headings. */
function parts(section: readonly RootContent[]): RootContent[][] {
  const found: RootContent[][] = [[]];
  for (const node of section) {
    if (node.type === 'heading') {
      found.push([]);
    }
    found.at(-1)?.push(node);
  }
  return found;
}

function fold(part: RootContent[]): RootContent[] {
  const [heading, first, ...others] = part;
  return heading?.type === 'heading' &&
    heading.children[0]?.type === 'inlineCode' &&
    first?.type === 'paragraph' &&
    countExamples(others) > 0
    ? [
        heading,
        first,
        jsxElement(
          'RuleFold',
          { summary: 'Details and examples' },
          others as BlockContent[],
        ),
      ]
    : part;
}
