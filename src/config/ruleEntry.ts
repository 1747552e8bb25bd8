import type { WorkerConfig } from '../linter/protocol';

export type RuleEntry = NonNullable<WorkerConfig['rules']>[string];

const severities = ['off', 'warn', 'error', 0, 1, 2];

/** Whether a value is what a config has for a rule: a severity, or a list that begins with one. */
export function isRuleEntry(value: unknown): value is RuleEntry {
  const severity: unknown = Array.isArray(value) ? value[0] : value;
  return severities.some(each => each === severity);
}

/** Whether an entry, if there is one, turns its rule on. */
export function isOn(entry: unknown): boolean {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  return severity !== undefined && severity !== 'off' && severity !== 0;
}

export type Severity = 'error' | 'off' | 'warn';

export interface RuleSetting {
  severity: Severity;
  options: unknown[];
}

const words: readonly Severity[] = ['off', 'warn', 'error'];

/** Reads a rule's entry in a config; `undefined` for one that has no severity. */
export function toRuleSetting(entry: unknown): RuleSetting | undefined {
  const [severity, ...options] = Array.isArray(entry)
    ? (entry as unknown[])
    : [entry];
  const known =
    words.find(each => each === severity) ?? words[Number(severity)];
  return known && { severity: known, options };
}
