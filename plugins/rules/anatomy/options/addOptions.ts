import type { BlockContent, Root } from 'mdast';
import { toHtml } from '../../../../src/highlight/html';
import type { RuleMetadata } from '../../../../src/rules/metadata';
import { baseRuleOf } from '../../../../src/rules/page/howToUse';
import { presetOptions } from '../../../../src/rules/presets/presetNames';
import { highlight } from '../../../highlight/highlight';
import { heading, nextSection, sectionStart } from '../../../markdown/pageTree';
import { jsxElement } from '../../../mdx/jsxElement';
import { installedPackages } from '../../../packages/packages';
import type { Rule } from '../../../packages/rules';
import { baseRuleOptions, comparison, noOptions } from './baseRuleOptions';
import { optionElements } from './optionElements';
import { type OptionRow, optionRows } from './optionRows';
import { readSchema } from './readSchema';
import { schemaToTypeScript } from './schemaToTypeScript';

const title = 'Options';

/**
 * Puts what the rule says of its options under the page's heading for them, which is added after the
 * examples where a page has none. What most readers want comes first where a page has it: the usual
 * config.
 */
export async function addOptions(
  tree: Root,
  rule: RuleMetadata,
): Promise<void> {
  if (sectionStart(tree, title) === -1) {
    const examples = sectionStart(tree, 'Examples');
    tree.children.splice(nextSection(tree, examples + 1), 0, heading(2, title));
  }
  const start = sectionStart(tree, title) + 1;
  const options = await optionsOf(rule, tree);
  tree.children.splice(endOfRecipe(tree, start), 0, ...options);
}

/** Where what a section says around the config that it leads with ends, or the section starts. */
function endOfRecipe(tree: Root, start: number): number {
  const { children } = tree;
  const firstOther = children.findIndex(
    ({ type }, index) => index >= start && type !== 'paragraph',
  );
  if (children[firstOther]?.type !== 'code') {
    return start;
  }
  const nextHeading = children.findIndex(
    ({ type }, index) => index > firstOther && type === 'heading',
  );
  return nextHeading === -1 ? children.length : nextHeading;
}

async function optionsOf(
  rule: RuleMetadata,
  tree: Root,
): Promise<BlockContent[]> {
  const { defaultOptions, schema } = pluginRule(rule.name);
  const type = readSchema(schema, rule.name);
  const rows = optionRows(type, defaultOptions);
  if (rows.length === 0) {
    return [noOptions()];
  }
  return [
    ...introduction(rule, rows),
    jsxElement(
      'RuleOptions',
      {},
      optionElements(rule.name, rows, presetOptions(rule.presets), tree),
    ),
    jsxElement('RuleFold', { summary: 'The options as TypeScript' }, [
      jsxElement('CodeBlock', {
        language: 'ts',
        html: toHtml(
          highlight(await schemaToTypeScript(type, defaultOptions), 'ts'),
        ),
      }),
    ]),
  ];
}

function pluginRule(name: string): Rule {
  const rule = installedPackages.rules.get(name);
  if (!rule) {
    throw new Error(`The plugin has no rule "${name}".`);
  }
  return rule;
}

/** Says where the options come from. */
function introduction(
  rule: RuleMetadata,
  rows: readonly OptionRow[],
): BlockContent[] {
  const baseRule = baseRuleOf(rule);
  return baseRule === undefined
    ? []
    : [comparison(baseRule, baseRuleOptions(baseRule, rows))];
}
