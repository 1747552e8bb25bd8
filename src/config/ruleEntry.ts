import type { WorkerConfig } from '../linter/protocol';

/** What a config has for a rule. */
export type RuleEntry = NonNullable<WorkerConfig['rules']>[string];

const severities = ['off', 'warn', 'error', 0, 1, 2];

/** Whether a value is what a config has for a rule: a severity, or a list that begins with one. */
export function isRuleEntry(value: unknown): value is RuleEntry {
  const severity: unknown = Array.isArray(value) ? value[0] : value;
  return severities.some(each => each === severity);
}

/** Whether an entry turns its rule on. */
export function isOn(entry: RuleEntry): boolean {
  const [severity] = [entry].flat();
  return severity !== 'off' && severity !== 0;
}
