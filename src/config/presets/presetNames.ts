import { barePresetName, presetPrefix } from '../../linter/presets';
import { nearestName } from '../check/nearestName';
import type { TextProblem } from '../json/parseJson';
import {
  explainMissing,
  isFilePath,
  isOwnPlugin,
  packageOfPreset,
} from '../packageNames';

/** The package with ESLint's own presets. */
export const corePackage = '@eslint/js';

const corePresets = ['eslint:all', 'eslint:recommended'];

/** The plugin's presets, as an `.eslintrc` names them. */
const ownPresets = [
  'all',
  'base',
  'disable-type-checked',
  'eslint-recommended',
  'recommended',
  'recommended-requiring-type-checking',
  'recommended-type-checked',
  'recommended-type-checked-only',
  'strict',
  'strict-type-checked',
  'strict-type-checked-only',
  'stylistic',
  'stylistic-type-checked',
  'stylistic-type-checked-only',
];

/** Names of all presets, as an eslintrc config has them. */
export const presetNames: readonly string[] = [
  ...corePresets,
  ...ownPresets.map(name => presetPrefix + name),
];

/** Those that are a single config, with one thing in it. The others are lists. */
const singles = new Set(['base', 'disable-type-checked', 'eslint-recommended']);

/** In the code of a flat config, the function that turns the globals of an environment off. */
export const turnOff = 'turnedOff';

/** The same for the function that limits presets to some files. */
export const limit = 'limitedTo';

/** A preset, as the code of a flat config has it. */
export interface FlatPreset {
  from: string;
  /** The import's name, where it isn't made of the package's. */
  as?: string;
  /** The names that lead to the preset in it. */
  path: readonly string[];
  isList?: boolean;
}

interface OwnPreset extends FlatPreset {
  /** Whether it has the parser and the plugin. */
  hasParser: boolean;
}

/** @returns a preset by its name in an eslintrc config or its bare name; `undefined` for an unknown one */
export function ownPreset(name: string): OwnPreset | undefined {
  if (corePresets.includes(name)) {
    const path = ['configs', name.replace('eslint:', '')];
    return { from: corePackage, as: 'eslint', path, hasParser: false };
  }
  const bare = barePresetName(name);
  const isList = !singles.has(bare);
  // The old name; flat configs never had it.
  const key = bare
    .replace('requiring-type-checking', 'type-checked')
    .replaceAll(/-[a-z]/g, letter => letter.slice(1).toUpperCase());
  return ownPresets.includes(bare)
    ? {
        from: 'typescript-eslint',
        path: ['configs', key],
        isList,
        hasParser: isList || bare === 'base',
      }
    : undefined;
}

interface NamedPreset {
  preset?: string;
  missing?: string;
  meant?: string;
  remark?: Pick<TextProblem, 'message' | 'severity'>;
}

/** Since version 8 of eslint-config-prettier, `prettier` has all that these had. */
const prettierConfig = /^(?:eslint-config-)?prettier(?:\/[\w@-]+)?$/;

/** Reads a name in `extends`. */
export function readPresetName(name: string): NamedPreset {
  const known = normalize(name);
  if (ownPreset(known) !== undefined) {
    return { preset: known };
  }
  const withRule = name === 'plugin:prettier/recommended';
  if (withRule || prettierConfig.test(name)) {
    const left = withRule
      ? ' Its rule "prettier/prettier" is left out: it needs eslint-plugin-prettier.'
      : '';
    return {
      preset: withRule ? name : 'prettier',
      remark: {
        severity: 'info',
        message: `"${name}" turns layout rules off. Nothing to do here: they are off.${left}`,
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
  const hint =
    meant !== undefined
      ? `Did you mean "${meant}"?`
      : isOurs
        ? `Available: ${presetNames.join(', ')}.`
        : name.startsWith('plugin:') && plugin === undefined
          ? 'A plugin\'s presets have names like "plugin:@typescript-eslint/recommended".'
          : undefined;
  if (hint !== undefined) {
    const message = `There is no preset "${name}". ${hint}`;
    return {
      ...(meant !== undefined && { meant }),
      remark: { severity: 'error', message },
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
