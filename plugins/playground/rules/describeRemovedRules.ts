import type { RemovedRule } from '../../../src/linter/protocol';
import { ruleLink } from '../../../src/rules/ruleLink';
import { removedRules } from '../../rules/removedRules';
import { removedRuleHistories } from '../../rules/ruleHistory';

/** Every rule that the plugin had and has no longer, for the config's editor. */
export function describeRemovedRules(): RemovedRule[] {
  return removedRuleHistories().map(({ id, name, removedIn, replacedBy }) => ({
    id,
    removedIn,
    replacedBy,
    ...(removedRules.some(rule => rule.name === name) && { url: ruleLink(id) }),
  }));
}
