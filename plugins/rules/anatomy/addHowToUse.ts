import type { Root } from 'mdast';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { heading, nextSection, sectionStart } from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { compilerOverlap } from './compilerOverlap';
import { countExamples } from './countExamples';
import { compilerNotice } from './notices';

/** What says what is in the fold with a rule's complete configs. */
export const configsSummary = 'Complete config for this rule alone';

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
  const examples = sectionStart(tree, 'Examples');
  const start = examples === -1 ? nextSection(tree, 0) : examples + 1;
  const end = examples === -1 ? start : nextSection(tree, start);
  const place = deprecated ? end : endOfFirstCase(tree, start, end);
  tree.children.splice(
    place,
    0,
    heading(2, 'How to Use'),
    ...(overlap ? [compilerNotice(overlap)] : []),
    deprecated
      ? configs
      : jsxElement('RuleFold', { summary: configsSummary }, [configs]),
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
