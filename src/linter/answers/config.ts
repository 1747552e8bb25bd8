import type { TSESLint } from '@typescript-eslint/utils';
import environments from 'globals';
import {
  mergeRules,
  type PrettierConfig,
  prettierPresets,
  prettierPresetsWith,
  resolvePreset,
} from '../presets';
import type { Globals, WorkerConfig, WorkerInput } from '../protocol';
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
 * Puts all rules of a config together; presets that are not there are named.
 *
 * @returns the config without its language options
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

/** What a config says of the language, with what the reader has chosen: the config's own source type outranks that. */
export function readLanguageOptions({
  code,
  config: { globals = [], isFlat = false, languageOptions },
  sourceType,
}: WorkerInput): NonNullable<LintConfig['languageOptions']> {
  const byName: Readonly<Record<string, Globals>> = environments;
  const known: Globals = {};
  for (const each of [...globals, ...(isFlat ? [] : environmentsIn(code))]) {
    Object.assign(known, typeof each === 'string' ? byName[each] : each);
  }
  return { sourceType, globals: known, ...languageOptions };
}

/** The environments that comments of the code name, found as ESLint's `Linter` finds them. */
function environmentsIn(code: string): string[] {
  return [...code.matchAll(/\/\*\s*eslint-env\s(.+?)(?:\*\/|$)/gsu)].flatMap(
    ([, names = '']) =>
      names
        .replace(/\s--\s.*/su, '')
        .split(',')
        .map(name => name.trim()),
  );
}
