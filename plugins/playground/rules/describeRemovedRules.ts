import ruleHistory from '../../../data/rule-history.json';
import type { RemovedRule } from '../../../src/linter/protocol';
import { ruleLink } from '../../../src/rules/ruleLink';
import { pluginPrefix } from '../../packages/packages';
import { removedRules } from '../../rules/removedRules';

/** Every rule that the plugin had and has no longer, for the config's editor. */
export function describeRemovedRules(): RemovedRule[] {
  return Object.entries(ruleHistory.removedRules).map(
    ([name, { removedIn, replacedBy }]) => {
      const page = removedRules.find(rule => rule.name === name);
      const id = pluginPrefix + name;
      return {
        id,
        removedIn,
        replacedBy:
          page?.replacedBy ??
          replacedBy?.map(withPrefix) ??
          replacementsOf(name),
        ...(page && { url: ruleLink(id) }),
      };
    },
  );
}

/** Rules of which the history says that they replace another one. */
function replacementsOf(name: string): string[] {
  return Object.entries(ruleHistory.rules)
    .filter(
      ([, rule]) =>
        'replaces' in rule &&
        (rule.replaces as readonly string[]).includes(name),
    )
    .map(([replacement]) => pluginPrefix + replacement);
}

/** The history has some names with the prefix of their plugin, and some without. */
function withPrefix(name: string): string {
  return name.includes('/') ? name : pluginPrefix + name;
}
