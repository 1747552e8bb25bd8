import type { TSESLint } from '@typescript-eslint/utils';
import { prettierPresets } from '../layoutRules';
import { barePresetName, resolvePreset } from '../presets';
import type { WorkerConfig } from '../protocol';
import type { LintConfig, LintError } from '../types';

type Rules = TSESLint.FlatConfig.Rules;
type RuleEntry = Rules[string];
type RuleMeta = Partial<TSESLint.RuleMetaData<string, unknown[]>>;

/** The packages' configs, which the presets are read from. */
export interface PresetSources {
  /** The plugin's `configs`. */
  presets: Readonly<Record<string, TSESLint.ClassicConfig.Config>>;
  /** The core's rules, which say themselves which presets they are in. */
  coreRules: ReadonlyMap<string, { meta?: RuleMeta }>;
}

/**
 * Puts the rules of the presets that a config extends before its own, and those
 * of its overrides after them. Presets that are not there are named, and the
 * rest holds.
 *
 * @returns the config without its language options, which are read elsewhere
 */
export function resolveConfig(
  sources: PresetSources,
  config: WorkerConfig,
  fileName: string,
): { config: LintConfig; errors: LintError[] } {
  const { linterOptions, overrides = [], settings } = config;
  const rules = new Map<string, RuleEntry>();
  const errors: LintError[] = [];
  const layers = [config, ...overrides];
  for (const layer of layers) {
    for (const preset of layer.extends ?? []) {
      const presetRules = resolveName(sources, preset, fileName);
      if (presetRules) {
        addRules(rules, presetRules);
      } else {
        errors.push({
          kind: 'config',
          ruleId: null,
          message: `There is no preset "${preset}" here.`,
        });
      }
    }
    addRules(rules, layer.rules ?? {});
  }
  return {
    config: {
      ...(linterOptions && { linterOptions }),
      ...(settings && { settings }),
      rules: Object.fromEntries(rules),
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
      return resolvePreset(presets, barePresetName(name), fileName);
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

/** As in ESLint: an entry that gives a severity alone keeps the options that the rule had. */
function addRules(rules: Map<string, RuleEntry>, added: Rules): void {
  for (const [id, entry] of Object.entries(added)) {
    const before = rules.get(id);
    const [severity, ...options] = [entry].flat();
    const keepsOptions = options.length === 0 && Array.isArray(before);
    rules.set(
      id,
      keepsOptions ? ([severity, ...before.slice(1)] as RuleEntry) : entry,
    );
  }
}
