import type { TSESLint } from '@typescript-eslint/utils';
import {
  eslintrcPresets,
  flatPrefix,
  type Presets,
  resolvePreset,
} from '../../src/linter/presets';
import { checkKeys, type OnUnknown } from './unknown';

export interface Preset {
  /** As in an `.eslintrc`, without the plugin's prefix. */
  name: string;
  /** What it sets for a TypeScript file, including what it extends. */
  rules: TSESLint.FlatConfig.Rules;
  javascriptRules: TSESLint.FlatConfig.Rules;
}

const presetKeys = new Set([
  'extends',
  'overrides',
  'parser',
  'parserOptions',
  'plugins',
  'rules',
]);
const overrideKeys = new Set(['files', 'rules']);
const flatKeys = new Set([
  'files',
  'languageOptions',
  'name',
  'plugins',
  'rules',
]);

/** The only files that parts of presets are for: TypeScript's. */
const typescriptFiles = /^(?:\*\*\/)?\*\.[cm]?tsx?$/;

const reader = 'plugins/packages/readPresets.ts';

/** Reads the presets with all rules that they set, from the plugin's `configs`. */
export function readPresets(
  configs: Readonly<Record<string, unknown>>,
  onUnknown: OnUnknown,
): Preset[] {
  const sources = eslintrcPresets(configs);
  const presets = Object.entries(sources).map(([name, config]) => {
    checkPreset(name, config, onUnknown);
    return {
      name,
      rules: rulesOf(sources, name, 'file.ts', onUnknown),
      javascriptRules: rulesOf(sources, name, 'file.js', alreadySaid),
    };
  });
  checkFlatPresets(configs, presets, onUnknown);
  return presets;
}

/** What is not understood of a preset is the same for all files. */
const alreadySaid = () => undefined;

function rulesOf(
  sources: Presets,
  name: string,
  fileName: string,
  onUnknown: OnUnknown,
): Preset['rules'] {
  try {
    return resolvePreset(sources, name, fileName) ?? {};
  } catch (error) {
    onUnknown((error as Error).message);
    return {};
  }
}

function checkPreset(
  name: string,
  { overrides = [], ...preset }: Presets[string],
  onUnknown: OnUnknown,
): void {
  const place = `The preset "${name}"`;
  checkKeys(preset, presetKeys, { place, reader, onUnknown });
  for (const override of overrides) {
    checkKeys(override, overrideKeys, {
      place: `${place}, in overrides,`,
      reader,
      onUnknown,
    });
    checkFiles(override.files, place, onUnknown);
  }
}

function checkFiles(
  files: string[] | string,
  place: string,
  onUnknown: OnUnknown,
): void {
  for (const pattern of [files].flat()) {
    if (!typescriptFiles.test(pattern)) {
      onUnknown(
        `${place} has rules for ${pattern}. Teach ${reader} and src/linter/presets.ts for which files they are.`,
      );
    }
  }
}

/** Pages show presets under the names for an `.eslintrc`, so each flat one has to set the same as its namesake. */
function checkFlatPresets(
  configs: Readonly<Record<string, unknown>>,
  presets: readonly Preset[],
  onUnknown: OnUnknown,
): void {
  for (const [name, config] of Object.entries(configs)) {
    if (!name.startsWith(flatPrefix)) {
      continue;
    }
    const place = `The preset "${name}"`;
    const rules: Preset['rules'] = {};
    for (const part of [config].flat() as TSESLint.FlatConfig.Config[]) {
      checkKeys(part, flatKeys, { place, reader, onUnknown });
      checkFiles((part.files ?? []).flat(), place, onUnknown);
      Object.assign(rules, part.rules);
    }
    const namesake = presets.find(
      preset => flatPrefix + preset.name === name,
    )?.rules;
    if (!namesake || print(namesake) !== print(rules)) {
      onUnknown(
        `${place} sets different rules from the eslintrc preset of that name. Teach ${reader} to show both.`,
      );
    }
  }
}

/** Rules as text, the same for each order. */
function print(rules: Preset['rules']): string {
  return JSON.stringify(
    Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
