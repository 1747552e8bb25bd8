import type { BlockContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { takesOptions } from '../../examples/fence';
import { readFrontMatter } from '../../markdown/page';
import {
  firstSentence,
  heading,
  parseFragment,
  sectionStart,
} from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { installedRule } from '../../packages/packages';
import { slowRules } from '../readCosts';
import { readRules } from '../readRules';
import { historyOf, removedRules } from '../removedRules';
import { ruleOfPage } from '../rulePages';
import { addHowToUse, foldLongOptions, foldOldUse } from './addHowToUse';
import { entryWithOptions } from './howToUseSection';
import { deprecationNotice, lastReleaseNotice, removalNotice } from './notices';
import { addOptions } from './options/addOptions';

/**
 * Puts together what a rule page has from the rule itself: description and facts, how to switch it on,
 * options, links to its source. The components are in `src/rules/page`.
 *
 * It runs before Docusaurus' own remark plugins, which put its headings into the table of contents, and
 * after `plugins/examples`, which checks the code that people wrote and not what is added here.
 */
const remarkRuleAnatomy: Plugin<[], Root> = () => {
  const rules = new Map(readRules().map(rule => [rule.name, rule]));
  const removed = new Map(removedRules.map(rule => [rule.name, rule]));
  return async (tree, file) => {
    const { leaveOff } = readFrontMatter(String(file));
    const name = ruleOfPage(file.path) ?? '';
    const rule = rules.get(name);
    const removedRule = removed.get(name);
    if (rule) {
      await addAnatomy(tree, rule, leaveOff);
    } else if (removedRule) {
      tree.children.unshift(
        jsxElement('RuleLead', { text: removedRule.description }),
        removalNotice(removedRule),
      );
    }
  };
};

async function addAnatomy(
  tree: Root,
  rule: RuleMetadata,
  leaveOff: unknown,
): Promise<void> {
  const { name } = rule;
  const panel = rulePanel(tree, rule, leaveOff);
  await addOptions(tree, rule);
  addHowToUse(tree, rule);
  if (rule.deprecated) {
    foldOldUse(tree);
  } else {
    foldLongOptions(tree);
  }
  tree.children.unshift(
    jsxElement(
      'RuleIntro',
      {
        rule: name,
        since: historyOf(name).since,
        isSlow: slowRules.some(slow => slow.name === name) ? 'true' : undefined,
      },
      rule.deprecated ? [deprecationNotice(rule)] : [],
    ),
    panel,
  );
  const inLastRelease = lastReleaseNotice(name);
  tree.children.push(
    ...(inLastRelease ? [inLastRelease] : []),
    heading('Resources'),
    jsxElement('RuleResources', {
      rule: name,
      tests: rulesWithTestFolder.has(name) ? 'folder' : undefined,
    }),
  );
}

export default remarkRuleAnatomy;

/**
 * Rules whose tests are a folder, not a file, in the plugin's repository at the tag of the installed
 * version. The package on npm has no tests to look at.
 */
export const rulesWithTestFolder: ReadonlySet<string> = new Set([
  'class-methods-use-this',
  'indent',
  'member-ordering',
  'naming-convention',
  'no-shadow',
  'no-unused-vars',
  'prefer-optional-chain',
]);

/**
 * @param leaveOff when not to use the rule, in a sentence of the front matter where the first one of that
 *   section can't be read on its own
 */
function rulePanel(
  tree: Root,
  rule: RuleMetadata,
  leaveOff: unknown,
): ReturnType<typeof jsxElement> {
  const { name } = rule;
  const { defaultOptions } = installedRule(name);
  const options = entryWithOptions({ ...rule, defaultOptions });
  return jsxElement(
    'RulePanel',
    {
      rule: name,
      flatOptions: options?.flat,
      legacyOptions: options?.legacy,
      hasOptions: takesOptions(name) ? 'true' : undefined,
    },
    typeof leaveOff === 'string'
      ? parseFragment(leaveOff)
      : firstOfSection(tree),
  );
}

function firstOfSection(tree: Root): BlockContent[] {
  const start = sectionStart(tree, 'When Not To Use It');
  const first = start === -1 ? undefined : tree.children[start + 1];
  return first?.type === 'paragraph'
    ? [{ type: 'paragraph', children: firstSentence(first.children) }]
    : [];
}
