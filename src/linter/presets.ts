import type { TSESLint } from '@typescript-eslint/utils';

type ClassicConfig = TSESLint.ClassicConfig.Config;

/** The prefix of a preset's name in an `.eslintrc`. */
export const PRESET_PREFIX = 'plugin:@typescript-eslint/';

/** Path by which the plugin's presets name each other in `extends`. */
const SIBLING = './configs/';

const TYPESCRIPT_FILE = /\.[cm]?tsx?$/;

/** A preset's name as the plugin has it, whether it was written as in an `.eslintrc` or bare. */
export function barePresetName(name: string): string {
  return name.startsWith(PRESET_PREFIX)
    ? name.slice(PRESET_PREFIX.length)
    : name;
}

/**
 * The rules that a preset of the plugin sets for a file, those of the presets
 * that it extends included. A later entry outranks an earlier one.
 *
 * @param presets the plugin's `configs`
 * @param name as in an `.eslintrc`, without {@link PRESET_PREFIX}
 * @returns `undefined` when there is no such preset
 */
export function resolvePreset(
  presets: Readonly<Record<string, ClassicConfig>>,
  name: string,
  fileName: string,
): TSESLint.FlatConfig.Rules | undefined {
  if (!Object.hasOwn(presets, name)) {
    return undefined;
  }
  const { extends: parents = [], overrides = [], rules } = presets[name] ?? {};
  const resolved: TSESLint.FlatConfig.Rules = {};
  for (const parent of [parents].flat()) {
    const parentName = parent.slice(SIBLING.length);
    Object.assign(resolved, resolvePreset(presets, parentName, fileName));
  }
  Object.assign(resolved, rules);
  // The plugin's only override is for TypeScript files.
  if (TYPESCRIPT_FILE.test(fileName)) {
    Object.assign(resolved, ...overrides.map(override => override.rules));
  }
  return resolved;
}
