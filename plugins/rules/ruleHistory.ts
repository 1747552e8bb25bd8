import ruleHistory from '../../data/rule-history.json';

/** What is read here of each rule; the file has more. */
interface RuleHistory {
  since: string;
  deprecated: { version: string } | null;
}

const rules: Partial<Record<string, RuleHistory>> = ruleHistory.rules;

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
  return rules[ruleName]?.since;
}

/**
 * The first version that a rule is deprecated in.
 *
 * @throws when the file in `data/` doesn't know it.
 */
export function deprecatedSince(ruleName: string): string {
  const version = rules[ruleName]?.deprecated?.version;
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
