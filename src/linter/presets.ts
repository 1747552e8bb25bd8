import type { TSESLint } from '@typescript-eslint/utils';
import type { WorkerConfig } from './protocol';

type ClassicConfig = TSESLint.ClassicConfig.Config;

/** The plugin's presets by name, for a config in the form of an `.eslintrc`. */
export type Presets = Readonly<Record<string, ClassicConfig>>;

/** What stands before a preset's name in an `.eslintrc`. */
export const presetPrefix = 'plugin:@typescript-eslint/';

/** What the names of presets for flat configs begin with: from 8.x on, the plugin has these too. */
export const flatPrefix = 'flat/';

const typescriptFile = /\.[cm]?tsx?$/;

/** The presets that an `.eslintrc` can extend. */
export function eslintrcPresets(
  configs: Readonly<Record<string, unknown>>,
): Presets {
  return Object.fromEntries(
    Object.entries(configs).filter(([name]) => !name.startsWith(flatPrefix)),
  ) as Presets;
}

/** What eslint-config-prettier exports. */
export interface PrettierConfig {
  rules: Readonly<Record<string, unknown>>;
}

/** Presets that do nothing but turn rules about layout off. */
export const prettierPresets = ['prettier', 'plugin:prettier/recommended'];

/** What the preset of eslint-plugin-prettier turns off besides: its rule would get in the way of these. */
const onlyWithPlugin = new Set(['arrow-body-style', 'prefer-arrow-callback']);

/** The presets that turn a rule off because a formatter decides. */
export function prettierPresetsWith(
  id: string,
  { rules }: PrettierConfig,
): string[] {
  return prettierPresets.filter(
    preset =>
      Object.hasOwn(rules, id) ||
      (preset !== 'prettier' && onlyWithPlugin.has(id)),
  );
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

export interface MergedRule {
  entry: TSESLint.FlatConfig.RuleEntry;
  /** The last preset that sets the rule, by its bare name; `undefined` if the config sets it after that. */
  preset: string | undefined;
}

/**
 * Puts the rules of the presets that a config extends before its own.
 *
 * @param rulesOf what a preset sets, by its bare name
 */
export function mergeRules(
  { overrides = [], ...config }: WorkerConfig,
  rulesOf: (preset: string) => TSESLint.FlatConfig.Rules,
): Map<string, MergedRule> {
  const merged = new Map<string, MergedRule>();
  const add = (rules: TSESLint.FlatConfig.Rules, preset?: string): void => {
    for (const [id, entry] of Object.entries(rules)) {
      const before = merged.get(id)?.entry;
      const [severity, ...options] = [entry].flat();
      // As in ESLint: an entry that gives a severity alone keeps the options that the rule had.
      const keepsOptions = options.length === 0 && Array.isArray(before);
      merged.set(id, {
        entry: (keepsOptions
          ? [severity, ...before.slice(1)]
          : entry) as MergedRule['entry'],
        preset,
      });
    }
  };
  for (const layer of [config, ...overrides]) {
    for (const preset of (layer.extends ?? []).map(barePresetName)) {
      add(rulesOf(preset), preset);
    }
    add(layer.rules ?? {});
  }
  return merged;
}

/** Presets name each other by paths: `./configs/base` up to 7.x, `./configs/eslintrc/base` since. */
function siblingName(path: string): string {
  return /^\.\/configs\/(?:eslintrc\/)?(.+)$/.exec(path)?.[1] ?? path;
}
