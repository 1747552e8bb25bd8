import type { PlaygroundRule } from '../linter/protocol';
import { presetOptions } from '../rules/presets/presetNames';
import { spellPreset } from '../rules/presetSpelling';
import { formatJson } from '../text/json';
import { printProperty } from '../text/printJavaScript';

/** Options that one can begin with, under a name. */
export interface NamedOptions {
  name: string;
  options: readonly unknown[];
}

/** The options that presets set for a rule, where they don't leave it its own. */
export function presetValues({ entries }: PlaygroundRule): NamedOptions[] {
  const presets = entries.flatMap(({ preset: name, entry }) => {
    const [severity, ...options] = [entry].flat();
    return options.length > 0 && (severity === 'error' || severity === 'warn')
      ? [{ name, severity, options } as const]
      : [];
  });
  return presetOptions(presets).map(({ names, options }) => ({
    name: names.map(name => spellPreset(name, 'flat')).join(', '),
    options,
  }));
}

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
