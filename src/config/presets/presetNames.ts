import { barePresetName, presetPrefix } from '../../linter/presets';
import { nearestName } from '../check/nearestName';
import type { TextProblem } from '../json/parsedJson';
import {
  explainMissing,
  isFilePath,
  isOwnPlugin,
  packageOfPreset,
} from '../packageNames';

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

/** In the code of a flat config, a test for the elements of a preset that are for all files. */
export const withoutFiles = '({ files }) => !files';

/** In the code of a flat config, the function that turns the globals of an environment off. */
export const turnOff = 'turnedOff';

/** The same for the function that limits shared configs to some files. */
export const limit = 'limitedTo';

/** A preset in the code of a flat config. */
interface PresetExpression {
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

/** What a name in `extends` refers to. */
interface NamedPreset {
  /** As the linter knows it; `undefined` for one that it does not have. */
  preset?: string;
  /** Why it is not here. */
  missing?: string;
  /** The one that was probably meant, where there is none of that name. */
  meant?: string;
  remark?: Pick<TextProblem, 'message' | 'severity'>;
}

/** Since version 8 of eslint-config-prettier, `prettier` has all that these had. */
const prettierConfig = /^(?:eslint-config-)?prettier(?:\/[\w@-]+)?$/;

const withoutPackage = 'Nothing to do here: they are off.';

/** Reads a name in `extends`. */
export function readPresetName(name: string): NamedPreset {
  const known = normalize(name);
  if (presetExpression(known) !== undefined) {
    return { preset: known };
  }
  if (prettierConfig.test(name)) {
    return {
      preset: 'prettier',
      remark: {
        severity: 'info',
        message: `"${name}" turns layout rules off. ${withoutPackage}`,
      },
    };
  }
  if (name === 'plugin:prettier/recommended') {
    return {
      preset: name,
      remark: {
        severity: 'info',
        message: `"${name}" turns layout rules off. ${withoutPackage} Its rule "prettier/prettier" is left out: it needs eslint-plugin-prettier.`,
      },
    };
  }
  return findMissing(name);
}

/** Names of the plugin's presets are complete from here on, and in the short form. */
function normalize(name: string): string {
  const plugin = /^plugin:(.+)\/([^/]+)$/.exec(name);
  return plugin !== null && isOwnPlugin(plugin[1] ?? '')
    ? presetPrefix + (plugin[2] ?? '')
    : name;
}

function findMissing(name: string): NamedPreset {
  const [, plugin] = /^plugin:(.+)\/[^/]+$/.exec(name) ?? [];
  const isOurs =
    name.startsWith('eslint:') || (plugin !== undefined && isOwnPlugin(plugin));
  const meant = nearestPreset(name);
  if (isOurs || meant !== undefined) {
    const hint =
      meant === undefined
        ? `Available: ${presetNames.join(', ')}.`
        : `Did you mean "${meant}"?`;
    return {
      ...(meant !== undefined && { meant }),
      remark: {
        severity: 'error',
        message: `There is no preset "${name}". ${hint}`,
      },
    };
  }
  if (name.startsWith('plugin:') && plugin === undefined) {
    return {
      remark: {
        severity: 'error',
        message: `There is no preset "${name}". A plugin's presets have names like "plugin:@typescript-eslint/recommended".`,
      },
    };
  }
  return {
    missing: isFilePath(name)
      ? 'it is another file.'
      : explainMissing(name, packageOfPreset(name)),
  };
}

/** The preset whose name is nearest, with or without what names of the plugin's presets begin with. */
function nearestPreset(name: string): string | undefined {
  const bare = nearestName(
    barePresetName(normalize(name)),
    presetNames.map(barePresetName),
  );
  return presetNames.find(each => barePresetName(each) === bare);
}
