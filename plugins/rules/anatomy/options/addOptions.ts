import type { BlockContent, Root } from 'mdast';
import type { RuleMetadata } from '../../../../src/rules/metadata';
import { baseRuleOf } from '../../../../src/rules/page/howToUse';
import { presetOptions } from '../../../../src/rules/presets/presetOptions';
import { writeJson } from '../../../../src/text/json';
import { highlight } from '../../../highlight/highlight';
import { toHtml } from '../../../highlight/html';
import { heading, nextSection, sectionStart } from '../../../markdown/pageTree';
import { jsxElement } from '../../../mdx/jsxElement';
import { installedPackages } from '../../../packages/packages';
import type { Rule } from '../../../packages/rules';
import { headingIds } from '../headingIds';
import { baseRuleOptions } from './baseRuleOptions';
import { comparison, noOptions } from './introduction';
import { optionEntries } from './optionEntries';
import { type OptionRow, optionRows } from './optionRows';
import { readSchema } from './readSchema';
import { schemaToTypeScript } from './schemaToTypeScript';

const title = 'Options';

/** From how many lines on the type of the options is folded. */
const longType = 45;

/**
 * Puts what the rule says of its options under the page's heading for them, which is added after the
 * examples where a page has none.
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
  tree.children.splice(start, 0, ...(await optionsOf(rule, tree)));
}

async function optionsOf(
  rule: RuleMetadata,
  tree: Root,
): Promise<BlockContent[]> {
  const { defaultOptions, schema } = pluginRule(rule.name);
  const type = readSchema(schema, rule.name);
  const rows = optionRows(type, defaultOptions);
  const presets = presetOptions(rule.presets);
  return [
    ...introduction(rule, rows),
    ...(rows.length === 0
      ? []
      : [
          typeBlock(await schemaToTypeScript(type, defaultOptions)),
          jsxElement('RuleOptions', {
            entries: writeJson(optionEntries(rows, presets, headingIds(tree))),
            presets:
              presets.length > 0
                ? presets.map(({ names }) => names.join(' ')).join()
                : undefined,
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

/** Says where the options come from, or that there are none. */
function introduction(
  rule: RuleMetadata,
  rows: readonly OptionRow[],
): BlockContent[] {
  const baseRule = baseRuleOf(rule);
  if (rows.length === 0) {
    return [noOptions()];
  }
  return baseRule === undefined
    ? []
    : [comparison(baseRule, baseRuleOptions(baseRule, rows))];
}

function typeBlock(code: string): BlockContent {
  const lines = code.split('\n').length;
  const block = jsxElement('CodeBlock', {
    language: 'ts',
    html: toHtml(highlight(code, 'ts')),
  });
  return lines < longType
    ? block
    : jsxElement('RuleOptionsType', { lines: String(lines) }, [block]);
}
