import { barePresetName, presetPrefix } from '../../linter/presets';
import { nearestName } from '../check/nearestName';
import type { TextProblem } from '../json/parsedJson';
import {
  configPackage,
  explainMissing,
  isOwnPlugin,
  pluginPackage,
} from '../packageNames';
import { presetExpression, presetNames } from './presetExpression';

/** What a name in `extends` refers to. */
export interface NamedPreset {
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

/** Where another file is meant. */
const path = /^(?:\.|\/|[A-Za-z]:[/\\]|file:)/;

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
  const packageName =
    plugin === undefined ? configPackage(name) : pluginPackage(plugin);
  return {
    missing: path.test(name)
      ? 'it is another file.'
      : explainMissing(name, packageName),
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
