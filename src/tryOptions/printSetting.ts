import { formatJson } from '../text/json';
import { printProperty } from '../text/printJavaScript';

/** What a config has about a rule: its rules, with their severities and options. */
export function rulesWith(
  ruleId: string,
  options: readonly unknown[],
  baseRule?: string,
): Record<string, unknown> {
  return {
    ...(baseRule !== undefined && { [baseRule]: 'off' }),
    [ruleId]: options.length > 0 ? ['error', ...options] : 'error',
  };
}

/** The lines of `rules` in an `eslint.config.mjs`. */
export function printFlat(rules: Record<string, unknown>): string {
  return printProperty('rules', rules);
}

/** The same in an `.eslintrc`, which is JSON. */
export function printLegacy(rules: Record<string, unknown>): string {
  return formatJson({ rules })
    .split('\n')
    .slice(1, -2)
    .map(line => line.slice(2))
    .join('\n');
}
