import { baseRuleOf } from '../../src/rules/page/howToUse';
import { pluginPrefix } from '../packages/packages';
import { readRules } from './readRules';
import { removedRuleHistories, removedRules } from './removedRules';

/** Where a removed rule without a replacement in the plugin leads: the page that says when it went. */
const historyPage = '/users/rule-changes';

/**
 * The addresses that people and programs make from a rule's name as they know it: with the plugin's
 * prefix, with that of ESLint's core (as in `eslint/no-shadow`), or the name of a rule that the plugin
 * no longer has: each with that of the page it leads to, both without the base URL.
 */
export function ruleAddresses() {
  const rules = readRules();
  const pages = [...rules, ...removedRules].map(({ name }) => name);
  const former = removedRuleHistories().filter(
    ({ name }) => !pages.includes(name),
  );
  return [
    ...pages.map(name => ({
      from: `/rules/${pluginPrefix}${name}`,
      to: `/rules/${name}`,
    })),
    ...former.flatMap(({ name, replacedBy }) =>
      ['', pluginPrefix].map(prefix => ({
        from: `/rules/${prefix}${name}`,
        to: pageOf(replacedBy),
      })),
    ),
    ...coreAddresses(rules),
  ];
}

function pageOf(replacedBy: readonly string[]): string {
  const replacement = replacedBy.find(id => id.startsWith(pluginPrefix));
  return replacement === undefined
    ? historyPage
    : `/rules/${replacement.slice(pluginPrefix.length)}`;
}

/** A core rule leads to the rule that extends it; of several, to one that isn't deprecated. */
function coreAddresses(rules: ReturnType<typeof readRules>) {
  const extensions = new Map<string, string>();
  for (const rule of rules) {
    const baseRule = baseRuleOf(rule);
    if (
      baseRule !== undefined &&
      !(rule.deprecated && extensions.has(baseRule))
    ) {
      extensions.set(baseRule, rule.name);
    }
  }
  return Array.from(extensions, ([baseRule, name]) => ({
    from: `/rules/eslint/${baseRule}`,
    to: `/rules/${name}`,
  }));
}
