import type { WorkerConfig } from '../linter/protocol';

export type RuleEntry = NonNullable<WorkerConfig['rules']>[string];

/** Whether a value is what a config has for a rule: a severity, or a list that begins with one. */
export function isRuleEntry(value: unknown): value is RuleEntry {
  return toRuleSetting(value) !== undefined;
}

/** Whether an entry, if there is one, turns its rule on. */
export function isOn(entry: unknown): boolean {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  return severity !== undefined && severity !== 'off' && severity !== 0;
}

const severities = ['off', 'warn', 'error'] as const;

export type Severity = (typeof severities)[number];

export interface RuleSetting {
  severity: Severity;
  options: readonly unknown[];
}

/** Reads a rule's entry in a config; `undefined` for one that has no severity. */
export function toRuleSetting(entry: unknown): RuleSetting | undefined {
  const [severity, ...options] = Array.isArray(entry)
    ? (entry as unknown[])
    : [entry];
  const known = severities.find(
    (word, number) => word === severity || number === severity,
  );
  return known && { severity: known, options };
}

/** Writes a rule's entry as short as can be. */
export function toRuleEntry({ severity, options }: RuleSetting) {
  return options.length === 0 ? severity : [severity, ...options];
}
