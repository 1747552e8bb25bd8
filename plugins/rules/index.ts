import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleWords } from '../../src/rules/list/matchText';
import { isPropertyName } from '../../src/rules/page/optionAnchor';
import { emitAssets } from '../emitAssets';
import { installedPackages } from '../packages/packages';
import { howToUseSection } from './anatomy/howToUseSection';
import { optionRows } from './anatomy/options/optionRows';
import { readSchema } from './anatomy/options/readSchema';
import { changesFeeds, listChanges } from './changes/listChanges';
import { readCosts, readPurposes, slowRules } from './readCosts';
import { readRules } from './readRules';
import { checkReplacements, removedRules } from './removedRules';
import { checkRulePages } from './rulePages';

/**
 * Rule metadata for the pages of the whole site. `plugins/rule-data` has it for other programs.
 *
 * @throws at build, when a rule has no page, a page no rule, or a replacement is not there.
 */
export default function rulesPlugin({
  baseUrl,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  const rules = readRules();
  const names = rules.map(({ name }) => name);
  const changes = listChanges();
  const siteUrl = new URL(baseUrl, siteConfig.url).href;
  return {
    name: 'rules',
    // Each time that pages are loaded: in development, they come and go.
    allContentLoaded() {
      const allRules = [...rules, ...removedRules];
      checkRulePages(
        siteDir,
        allRules.map(rule => rule.name),
      );
      checkReplacements(allRules, names);
      return Promise.resolve();
    },
    async contentLoaded({ actions }) {
      // Imported as `@generated/rules/default/…`: only the pages that need it load it.
      const data = {
        rules,
        purposes: readPurposes(names),
        costs: readCosts(names),
        'slow-rules': slowRules,
        'how-to-use': howToUseSection(),
        'rule-words': ruleWords(),
        changes,
      };
      for (const [name, content] of Object.entries(data)) {
        await actions.createData(`${name}.json`, content);
      }
    },
    configureWebpack: emitAssets(() => changesFeeds(changes, siteUrl)),
  };
}

/** The names of each rule's options and its messages: what the index looks for a rule in, besides its name. */
export function ruleWords(): RuleWords {
  return Object.fromEntries(
    Array.from(
      installedPackages.rules.values(),
      ({ messages, name, schema }) => {
        const options = optionRows(readSchema(schema, name), [])
          .map(row => row.name)
          .filter(isPropertyName);
        return [name, [...options, ...Object.values(messages)].join('\n')];
      },
    ),
  );
}
