import type { BlockContent, Root, RootContent } from 'mdast';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { heading, nextSection, sectionStart } from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { compilerNotice, compilerOverlap } from './notices';

const configsSummary = 'Complete config for this rule alone';

/**
 * Puts a complete config for a rule after the first case of its examples: those who come for the examples are done
 * there, and those who come for a line have found it at the top. Further examples get a heading of their own, or
 * the outline would have them below this one. On the page of a deprecated rule it comes after all of
 * them.
 */
export function addHowToUse(
  tree: Root,
  { deprecated, name }: Pick<RuleMetadata, 'deprecated' | 'name'>,
): void {
  const overlap = compilerOverlap(name);
  const configs = jsxElement('RuleHowToUse', { rule: name });
  const start = sectionStart(tree, 'Examples') + 1;
  const end = nextSection(tree, start);
  const place = deprecated ? end : endOfFirstCase(tree, start, end);
  tree.children.splice(
    place,
    0,
    heading('How to Use'),
    ...(overlap ? [compilerNotice(overlap)] : []),
    deprecated
      ? configs
      : jsxElement('RuleFold', { summary: configsSummary }, [configs]),
    ...(place < end ? [heading('More examples')] : []),
  );
}

/** Where the first heading is that comes after an example, between two places. */
function endOfFirstCase(tree: Root, start: number, end: number): number {
  const first = tree.children.findIndex(
    (node, index) => index >= start && countExamples([node]) > 0,
  );
  const next = tree.children.findIndex(
    (node, index) => first !== -1 && index > first && node.type === 'heading',
  );
  return next === -1 ? end : Math.min(next, end);
}

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

/** How many examples there are among some parts of a page, in what `plugins/examples` makes of them. */
function countExamples(nodes: readonly RootContent[]): number {
  return nodes.reduce(
    (count, node) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'ExampleFrame'
        ? count + node.children.length
        : count,
    0,
  );
}
