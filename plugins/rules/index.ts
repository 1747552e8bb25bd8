import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../emitAssets';
import { howToUse } from './anatomy/howToUse';
import { readPurposes } from './readPurposes';
import { readRules } from './readRules';
import { removedRules } from './removedRules';
import { checkReplacements } from './replacements';
import { checkRulePages } from './rulePages';
import { ruleWords } from './ruleWords';

/**
 * Rule metadata for the whole site: data for pages, `/rules.json` for tools.
 *
 * @throws at build, when a rule has no page, a page no rule, or a replacement is not there.
 */
export default function rulesPlugin({ siteDir }: LoadContext): Plugin {
  const rules = readRules();
  return {
    name: 'rules',
    // Not only when this plugin loads: in development, pages come and go.
    allContentLoaded() {
      const allRules = [...rules, ...removedRules];
      checkRulePages(
        siteDir,
        allRules.map(rule => rule.name),
      );
      checkReplacements(
        allRules,
        rules.map(rule => rule.name),
      );
      return Promise.resolve();
    },
    async contentLoaded({ actions }) {
      // Imported as `@generated/rules/default/…`: only the pages that need it load it.
      await actions.createData('rules.json', rules);
      await actions.createData(
        'purposes.json',
        readPurposes(rules.map(({ name }) => name)),
      );
      await actions.createData('how-to-use.json', howToUse());
      await actions.createData('rule-words.json', ruleWords());
    },
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            plugins: [
              emitAssets(() => ({
                'rules.json': JSON.stringify(rules, null, 2),
              })),
            ],
          };
    },
  };
}
