import type { PlaygroundRule } from '../linter/protocol';
import { presetOptions } from '../rules/presets/presetNames';
import { spellPreset } from '../rules/presetSpelling';

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
