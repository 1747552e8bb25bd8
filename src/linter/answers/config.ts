import type { TSESLint } from '@typescript-eslint/utils';
import {
  mergeRules,
  type PrettierConfig,
  prettierPresets,
  prettierPresetsWith,
  resolvePreset,
} from '../presets';
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
  plugin: Required<Pick<TSESLint.FlatConfig.Plugin, 'rules'>>;
  prettier: PrettierConfig;
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
  { coreRules, plugin, presets, prettier }: PresetSources,
  name: string,
  fileName: string,
): Rules | undefined {
  if (name === 'eslint:all') {
    return set(coreRules, 'error', (_id, meta) => !meta.deprecated);
  }
  if (name === 'eslint:recommended') {
    return set(coreRules, 'error', (_id, meta) =>
      Boolean(meta.docs?.recommended),
    );
  }
  if (!prettierPresets.includes(name)) {
    return resolvePreset(presets, name, fileName);
  }
  const ownRules = Object.entries(plugin.rules).map(
    ([each, rule]) =>
      [`@typescript-eslint/${each}`, rule as { meta?: RuleMeta }] as const,
  );
  return set([...coreRules, ...ownRules], 'off', id =>
    prettierPresetsWith(id, prettier).includes(name),
  );
}

/** Sets the rules of which something is so. */
function set(
  rules: Iterable<readonly [string, { meta?: RuleMeta }]>,
  severity: 'error' | 'off',
  isSo: (id: string, meta: RuleMeta) => boolean,
): Rules {
  return Object.fromEntries(
    [...rules]
      .filter(([id, { meta }]) => isSo(id, meta ?? {}))
      .map(([id]) => [id, severity]),
  );
}
