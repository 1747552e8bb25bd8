import type { Root } from 'mdast';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { heading, nextSection, sectionStart } from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { compilerOverlap } from './compilerOverlap';
import { countExamples } from './countExamples';
import { compilerNotice } from './notices';

/**
 * Puts what turns a rule on or off after the first case of its examples, where those find it who come
 * for it, and those who come for the example are done. Further examples get a heading of their own, or
 * the outline would have them below this one. On the page of a deprecated rule it comes after all of
 * them.
 */
export function addHowToUse(
  tree: Root,
  { deprecated, name }: Pick<RuleMetadata, 'deprecated' | 'name'>,
): void {
  const overlap = compilerOverlap(name);
  const examples = sectionStart(tree, 'Examples');
  const start = examples === -1 ? nextSection(tree, 0) : examples + 1;
  const end = examples === -1 ? start : nextSection(tree, start);
  const place = deprecated ? end : endOfFirstCase(tree, start, end);
  tree.children.splice(
    place,
    0,
    heading(2, 'How to Use'),
    ...(overlap ? [compilerNotice(overlap)] : []),
    jsxElement('RuleHowToUse', { rule: name }),
    ...(place < end ? [heading(2, 'More examples')] : []),
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
