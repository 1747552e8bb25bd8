import { readPackages } from '../../plugins/packages/packages';
import type { OnUnknown } from '../../plugins/packages/unknown';
import { describeRules } from '../../plugins/playground/rules/describeRules';
import { baseRuleOptions } from '../../plugins/rules/anatomy/options/baseRuleOptions';
import {
  checkReplacements,
  removedRules,
} from '../../plugins/rules/removedRules';
import {
  type PackageFacts,
  readPackageFacts,
} from '../../plugins/upgrade/compareFacts';
import { baseRuleOf } from '../../src/rules/page/howToUse';
import { ruleLink } from '../../src/rules/ruleLink';

/** What the site says about a version of the packages. */
export interface Facts extends PackageFacts {
  /** What the packages say that the site has no words for, a sentence each. */
  notUnderstood: string[];
}

/**
 * Builds the facts from the packages of a folder by the code that the site's build uses.
 *
 * @param folder from which the packages are resolved
 * @param eslint under which name ESLint is installed
 */
export function readFacts(folder: string, eslint?: string): Facts {
  const notUnderstood = new Set<string>();
  const onUnknown = (problem: string): void => {
    notUnderstood.add(problem);
  };
  const packages = readPackages(folder, { eslint, onUnknown });
  const facts = readPackageFacts(packages, onUnknown);
  const { rules } = facts;
  for (const { metadata, rows } of rules.values()) {
    attempt(onUnknown, () => metadata.replacedBy?.forEach(ruleLink));
    attempt(onUnknown, () => {
      const baseRule = baseRuleOf(metadata);
      return baseRule && baseRuleOptions(baseRule, rows, packages);
    });
  }
  attempt(onUnknown, () => {
    const allMetadata = Array.from(rules.values(), ({ metadata }) => metadata);
    checkReplacements([...allMetadata, ...removedRules], [...rules.keys()]);
  });
  attempt(onUnknown, () => describeRules(packages));
  return { ...facts, notUnderstood: [...notUnderstood] };
}

/** Does what the build does, and takes its failure for something that is not understood. */
function attempt(onUnknown: OnUnknown, action: () => unknown): void {
  try {
    action();
  } catch (error) {
    onUnknown((error as Error).message);
  }
}
