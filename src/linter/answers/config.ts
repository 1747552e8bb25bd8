import type { TSESLint } from '@typescript-eslint/utils';
import { prettierPresets } from '../layoutRules';
import { mergeRules, resolvePreset } from '../presets';
import type { WorkerConfig } from '../protocol';
import type { LintConfig, LintError } from '../types';

type Rules = TSESLint.FlatConfig.Rules;
type RuleMeta = Partial<TSESLint.RuleMetaData<string, unknown[]>>;

/** The packages' configs, which the presets are read from. */
export interface PresetSources {
  /** The plugin's `configs`. */
  presets: Readonly<Record<string, TSESLint.ClassicConfig.Config>>;
  /** The core's rules, which say themselves which presets they are in. */
  coreRules: ReadonlyMap<string, { meta?: RuleMeta }>;
}

/**
 * Puts all rules of a config together. Presets that are not there are named, and the rest holds.
 *
 * @returns the config without its language options, which are read elsewhere
 */
export function resolveConfig(
  sources: PresetSources,
  config: WorkerConfig,
  fileName: string,
): { config: LintConfig; errors: LintError[] } {
  const { linterOptions, settings } = config;
  const errors: LintError[] = [];
  const rules = mergeRules(config, preset => {
    const found = resolveName(sources, preset, fileName);
    if (found === undefined) {
      errors.push({
        kind: 'config',
        ruleId: null,
        message: `There is no preset "${preset}" here.`,
      });
    }
    return found ?? {};
  });
  return {
    config: {
      ...(linterOptions && { linterOptions }),
      ...(settings && { settings }),
      rules: Object.fromEntries(
        Array.from(rules, ([id, { entry }]) => [id, entry]),
      ),
    },
    errors,
  };
}

function resolveName(
  { coreRules, presets }: PresetSources,
  name: string,
  fileName: string,
): Rules | undefined {
  switch (name) {
    case 'eslint:all':
      return switchOn(coreRules, meta => !meta.deprecated);
    case 'eslint:recommended':
      return switchOn(coreRules, meta => Boolean(meta.docs?.recommended));
    case 'plugin:prettier/recommended':
    case 'prettier':
      return Object.fromEntries(
        prettierPresets.get(name)?.map(id => [id, 'off']) ?? [],
      );
    default:
      return resolvePreset(presets, name, fileName);
  }
}

function switchOn(
  coreRules: PresetSources['coreRules'],
  isIn: (meta: RuleMeta) => boolean,
): Rules {
  return Object.fromEntries(
    [...coreRules]
      .filter(([, { meta }]) => isIn(meta ?? {}))
      .map(([id]) => [id, 'error']),
  );
}
