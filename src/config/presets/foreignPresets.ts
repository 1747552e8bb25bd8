import { pluginPackage } from '../packageNames';
import type { FlatPreset } from './presetNames';

/** A preset of another package that has a form for flat configs. */
export interface ForeignPreset extends FlatPreset {
  /** Set where it has none, or under another name: the presets whose rules it is made of. */
  rulesOf?: readonly string[];
  /** The plugin that it brings, or that has to be there apart from it. */
  plugin?: {
    name: string;
    /** Whether it is the same object that the package exports. */
    isExport: boolean;
    isApart?: boolean;
  };
}

interface PluginPresets {
  names: readonly string[];
  /** What they are in; where that has others too, their names begin with `flat/`. */
  inside: 'configs' | 'configs.flat' | 'flatConfigs';
  isExport: boolean;
  /** Those that don't bring it. */
  withoutPlugin?: readonly string[];
  isList?: boolean;
}

/**
 * Plugins with presets for flat configs, as of eslint-plugin-react 7.35, -import 2.31, -jest 28.8, -jsdoc 50.2,
 * -unicorn 55, -jsx-a11y 6.10, -svelte 2.46, and -vue 10.12. ESLint refuses a plugin that is there as two objects,
 * which is why it is written down who brings the one that the package exports, however it is loaded; a test compares
 * this with the packages.
 */
const pluginPresets: Readonly<Record<string, PluginPresets>> = {
  react: {
    names: ['all', 'jsx-runtime', 'recommended'],
    inside: 'configs.flat',
    isExport: true,
  },
  import: {
    names: ['errors', 'recommended', 'typescript', 'warnings'],
    inside: 'flatConfigs',
    isExport: false,
    withoutPlugin: ['typescript'],
  },
  jest: {
    names: ['all', 'recommended', 'style'],
    inside: 'configs',
    isExport: true,
  },
  jsdoc: {
    names: [
      'recommended',
      'recommended-error',
      'recommended-typescript',
      'recommended-typescript-error',
    ],
    inside: 'configs',
    isExport: false,
  },
  unicorn: {
    names: ['all', 'recommended'],
    inside: 'configs',
    isExport: false,
  },
  'jsx-a11y': {
    names: ['recommended', 'strict'],
    inside: 'flatConfigs',
    isExport: false,
  },
  svelte: {
    names: ['all', 'prettier', 'recommended'],
    inside: 'configs',
    isExport: true,
    isList: true,
  },
  vue: {
    names: ['essential', 'recommended', 'strongly-recommended'],
    inside: 'configs',
    isExport: true,
    isList: true,
  },
};

/**
 * Presets of plugins that have none for flat configs, or under another name: those whose rules they are made of.
 * As of @next/eslint-plugin-next 15.5 and @vitest/eslint-plugin 1.5.
 */
const presetsOfRules = [
  ['@next/next', 'core-web-vitals', ['recommended', 'core-web-vitals']],
  ['@next/next', 'recommended', ['recommended']],
  ['@vitest', 'legacy-all', ['legacy-all']],
  ['@vitest', 'legacy-recommended', ['legacy-recommended']],
] as const;

/** All of them, by their names in an eslintrc config. */
export const foreignPresets: ReadonlyMap<string, ForeignPreset> = new Map([
  ['prettier', { from: 'eslint-config-prettier', path: [] }],
  [
    'plugin:prettier/recommended',
    {
      from: 'eslint-plugin-prettier/recommended',
      as: 'prettierRecommended',
      path: [],
      plugin: { name: 'prettier', isExport: true },
    },
  ],
  ...Object.entries(pluginPresets).flatMap(([plugin, presets]) =>
    presets.names.map((name): [string, ForeignPreset] => [
      `plugin:${plugin}/${name}`,
      inPlugin(plugin, name, presets),
    ]),
  ),
  ...presetsOfRules.map(([plugin, name, rulesOf]): [string, ForeignPreset] => [
    `plugin:${plugin}/${name}`,
    {
      from: pluginPackage(plugin),
      path: ['configs', name],
      rulesOf,
      plugin: { name: plugin, isExport: true, isApart: true },
    },
  ]),
]);

function inPlugin(
  plugin: string,
  name: string,
  { inside, isExport, isList = false, withoutPlugin }: PluginPresets,
): ForeignPreset {
  return {
    from: pluginPackage(plugin),
    path: [...inside.split('.'), inside === 'configs' ? `flat/${name}` : name],
    isList,
    ...(!withoutPlugin?.includes(name) && {
      plugin: { name: plugin, isExport },
    }),
  };
}

/** @param name in `extends`. @returns `undefined` where the package has no form for flat configs */
export function foreignPreset(name: string): ForeignPreset | undefined {
  return foreignPresets.get(name.replace(':eslint-plugin-', ':'));
}

/** The reverse: the name of a preset in an eslintrc config, by where a flat config has it. */
export function foreignPresetAt(
  from: string,
  path: readonly string[],
): string | undefined {
  const [found] =
    [...foreignPresets].find(
      ([, preset]) =>
        preset.from === from && preset.path.join() === path.join(),
    ) ?? [];
  return found;
}
