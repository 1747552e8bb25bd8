import { barePresetName, presetPrefix } from '../../linter/presets';

/** Presets of ESLint itself, as the config has them. */
const corePresets = new Map([
  ['eslint:all', 'eslint.configs.all'],
  ['eslint:recommended', 'eslint.configs.recommended'],
]);

/** The plugin's presets, by the names that an `.eslintrc` has for them. */
const presets = new Map([
  ['all', 'all'],
  ['base', 'base'],
  ['disable-type-checked', 'disableTypeChecked'],
  ['eslint-recommended', 'eslintRecommended'],
  ['recommended', 'recommended'],
  // The old name; flat configs never had it.
  ['recommended-requiring-type-checking', 'recommendedTypeChecked'],
  ['recommended-type-checked', 'recommendedTypeChecked'],
  ['recommended-type-checked-only', 'recommendedTypeCheckedOnly'],
  ['strict', 'strict'],
  ['strict-type-checked', 'strictTypeChecked'],
  ['strict-type-checked-only', 'strictTypeCheckedOnly'],
  ['stylistic', 'stylistic'],
  ['stylistic-type-checked', 'stylisticTypeChecked'],
  ['stylistic-type-checked-only', 'stylisticTypeCheckedOnly'],
]);

/** Names of all presets, as an eslintrc config has them. */
export const presetNames: readonly string[] = [
  ...corePresets.keys(),
  ...Array.from(presets.keys(), name => presetPrefix + name),
];

/** Those that are a single config, with one thing in it. The others are lists. */
const singles = new Set(['base', 'disable-type-checked', 'eslint-recommended']);

/** A preset in the code of a flat config. */
export interface PresetExpression {
  /** Where `tseslint` is the package `typescript-eslint`, and `eslint` is `@eslint/js`. */
  code: string;
  isCore: boolean;
  isList: boolean;
  /** Whether it has the parser and the plugin. */
  hasParser: boolean;
}

/** @returns a preset by its name in an eslintrc config or its bare name; `undefined` for an unknown one */
export function presetExpression(name: string): PresetExpression | undefined {
  const core = corePresets.get(name);
  if (core !== undefined) {
    return { code: core, isCore: true, isList: false, hasParser: false };
  }
  const bare = barePresetName(name);
  const key = presets.get(bare);
  const isList = !singles.has(bare);
  return key === undefined
    ? undefined
    : {
        code: `tseslint.configs.${key}`,
        isCore: false,
        isList,
        hasParser: isList || bare === 'base',
      };
}
