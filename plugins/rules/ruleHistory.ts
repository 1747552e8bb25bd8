import ruleHistory from '../../data/rule-history.json';

/** When a rule came, and what became of it and its options; the file has more. */
interface RuleHistory {
  since: string;
  date: string;
  deprecated: { version: string; date: string } | null;
  optionChanges: {
    version: string;
    date: string;
    optionsAdded?: string[];
    optionsRemoved?: string[];
  }[];
}

/** The histories of the rules that the file in `data/` knows, by their names. */
export const ruleHistories: Partial<Record<string, RuleHistory>> =
  ruleHistory.rules;

/**
 * The first version of the plugin that has a rule; `1.0.0` also for the rules of the plugin's
 * predecessor, `eslint-plugin-typescript`.
 *
 * @throws when the file in `data/` doesn't know the rule.
 */
export function firstVersion(ruleName: string): string {
  return known(
    knownFirstVersion(ruleName),
    ruleName,
    'what version introduced',
  );
}

/** The same where other versions of the plugin are read: absent for rules that the file doesn't know. */
export function knownFirstVersion(ruleName: string): string | undefined {
  return ruleHistories[ruleName]?.since;
}

/**
 * The first version that a rule is deprecated in.
 *
 * @throws when the file in `data/` doesn't know it.
 */
export function deprecatedSince(ruleName: string): string {
  const version = ruleHistories[ruleName]?.deprecated?.version;
  return known(version, ruleName, 'what version deprecates');
}

function known(
  version: string | undefined,
  ruleName: string,
  what: string,
): string {
  if (version === undefined) {
    throw new Error(
      `data/rule-history.json doesn't say ${what} the rule "${ruleName}". Add the version to it.`,
    );
  }
  return version;
}
