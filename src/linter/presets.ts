import type { TSESLint } from '@typescript-eslint/utils';

type ClassicConfig = TSESLint.ClassicConfig.Config;

/** The plugin's presets by name, for a config in the form of an `.eslintrc`. */
export type Presets = Readonly<Record<string, ClassicConfig>>;

/** What stands before a preset's name in an `.eslintrc`. */
export const presetPrefix = 'plugin:@typescript-eslint/';

/** What the names of presets for flat configs begin with: from 8.x on, the plugin has these too. */
export const flatPrefix = 'flat/';

const typescriptFile = /\.[cm]?tsx?$/;

/**
 * The presets that an `.eslintrc` can extend.
 *
 * @param configs the plugin's `configs`
 */
export function eslintrcPresets(
  configs: Readonly<Record<string, unknown>>,
): Presets {
  return Object.fromEntries(
    Object.entries(configs).filter(([name]) => !name.startsWith(flatPrefix)),
  ) as Presets;
}

/** A preset's name as the plugin has it, whether it was written as in an `.eslintrc` or bare. */
export function barePresetName(name: string): string {
  return name.startsWith(presetPrefix) ? name.slice(presetPrefix.length) : name;
}

/**
 * The rules that a preset of the plugin sets for a file, those of the presets
 * that it extends included. A later entry outranks an earlier one.
 *
 * @param name as in an `.eslintrc`, without {@link presetPrefix}
 * @returns `undefined` when there is no such preset
 * @throws when the preset extends one that is not there.
 */
export function resolvePreset(
  presets: Presets,
  name: string,
  fileName: string,
): TSESLint.FlatConfig.Rules | undefined {
  if (!Object.hasOwn(presets, name)) {
    return undefined;
  }
  const { extends: parents = [], overrides = [], rules } = presets[name] ?? {};
  const resolved: TSESLint.FlatConfig.Rules = {};
  for (const parent of [parents].flat()) {
    const inherited = resolvePreset(presets, siblingName(parent), fileName);
    if (!inherited) {
      throw new Error(
        `The preset "${name}" extends "${parent}", which isn't a preset of the plugin. Teach src/linter/presets.ts how its presets name each other.`,
      );
    }
    Object.assign(resolved, inherited);
  }
  Object.assign(resolved, rules);
  // The plugin's only override is for TypeScript files.
  if (typescriptFile.test(fileName)) {
    Object.assign(resolved, ...overrides.map(override => override.rules));
  }
  return resolved;
}

/** Presets name each other by paths: `./configs/base` up to 7.x, `./configs/eslintrc/base` since. */
function siblingName(path: string): string {
  return /^\.\/configs\/(?:eslintrc\/)?(.+)$/.exec(path)?.[1] ?? path;
}
