import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { RuleMetadata } from '../../../src/rules/metadata';
import { heading } from '../../markdown/pageTree';
import { jsxElement } from '../../mdx/jsxElement';
import { readRules } from '../readRules';
import { removedRules } from '../removedRules';
import { firstVersion } from '../ruleHistory';
import { ruleOfPage } from '../rulePages';
import { addHowToUse } from './addHowToUse';
import { foldLongOptions } from './foldLongOptions';
import { foldOldUse } from './foldOldUse';
import { deprecationNotice, removalNotice } from './notices';
import { addOptions } from './options/addOptions';
import { rulesWithTestFolder } from './testFolders';

/**
 * Puts together what a rule page has from the rule itself: description and facts, how to switch it on,
 * options, links to its source. The components are in `src/rules/page`.
 *
 * It belongs before Docusaurus' own remark plugins, so that its headings are in the table of contents,
 * and after `plugins/examples`, which has no business with its code.
 */
const remarkRuleAnatomy: Plugin<[], Root> = () => {
  const rules = new Map(readRules().map(rule => [rule.name, rule]));
  const removed = new Map(removedRules.map(rule => [rule.name, rule]));
  return async (tree, file) => {
    const name = ruleOfPage(file.path) ?? '';
    const rule = rules.get(name);
    const removedRule = removed.get(name);
    if (rule) {
      await addAnatomy(tree, rule);
    } else if (removedRule) {
      tree.children.unshift(
        jsxElement('RuleLead', { text: removedRule.description }),
        removalNotice(removedRule),
      );
    }
  };
};

async function addAnatomy(tree: Root, rule: RuleMetadata): Promise<void> {
  const { name } = rule;
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
      { rule: name, since: firstVersion(name) },
      rule.deprecated ? [deprecationNotice(rule)] : [],
    ),
  );
  tree.children.push(
    heading(2, 'Resources'),
    jsxElement('RuleResources', {
      rule: name,
      tests: rulesWithTestFolder.has(name) ? 'folder' : undefined,
    }),
  );
}

export default remarkRuleAnatomy;
