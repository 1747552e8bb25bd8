/** A preset of another package, in the code of a flat config. */
export interface FlatForm {
  /** What is imported. */
  from: string;
  /** What follows the import's name. */
  path: string;
  /** The plugin that it brings, and whether as the same object that its package exports. */
  plugin?: { name: string; isExport: boolean };
}

/** How packages call their presets for flat configs, where they have any. */
interface PackagePresets {
  presets: readonly string[];
  pathOf: (preset: string) => string;
  isExport: boolean;
}

const underFlatName = (preset: string): string => `.configs['flat/${preset}']`;

/**
 * Plugins with presets for flat configs, as of eslint-plugin-react 7.35, -import 2.31, -jest 28.8, -jsdoc 50.2,
 * -unicorn 55, and -jsx-a11y 6.10. ESLint refuses a plugin that is there as two objects, which is why it is
 * written down who brings the one that the package exports; a test compares this with the packages.
 */
export const flatPresets: ReadonlyMap<string, PackagePresets> = new Map([
  [
    'react',
    {
      presets: ['all', 'jsx-runtime', 'recommended'],
      pathOf: (preset: string) => `.configs.flat${propertyCode(preset)}`,
      isExport: true,
    },
  ],
  [
    'import',
    {
      presets: ['errors', 'recommended', 'typescript', 'warnings'],
      pathOf: (preset: string) => `.flatConfigs${propertyCode(preset)}`,
      isExport: false,
    },
  ],
  [
    'jest',
    {
      presets: ['all', 'recommended', 'style'],
      pathOf: underFlatName,
      isExport: true,
    },
  ],
  [
    'jsdoc',
    {
      presets: [
        'recommended',
        'recommended-error',
        'recommended-typescript',
        'recommended-typescript-error',
      ],
      pathOf: underFlatName,
      isExport: true,
    },
  ],
  [
    'unicorn',
    {
      presets: ['all', 'recommended'],
      pathOf: underFlatName,
      isExport: false,
    },
  ],
  [
    'jsx-a11y',
    {
      presets: ['recommended', 'strict'],
      pathOf: (preset: string) => `.flatConfigs${propertyCode(preset)}`,
      isExport: false,
    },
  ],
]);

/** @param name in `extends`. @returns `undefined` where the package has no form for flat configs */
export function flatFormOf(name: string): FlatForm | undefined {
  if (name === 'prettier') {
    return { from: 'eslint-config-prettier', path: '' };
  }
  if (name === 'plugin:prettier/recommended') {
    return {
      from: 'eslint-plugin-prettier/recommended',
      path: '',
      plugin: { name: 'prettier', isExport: true },
    };
  }
  const [, plugin = '', preset = ''] =
    /^plugin:([^/]+)\/(.+)$/.exec(name) ?? [];
  const known = flatPresets.get(plugin.replace(/^eslint-plugin-/, ''));
  return known?.presets.includes(preset)
    ? {
        from: `eslint-plugin-${plugin.replace(/^eslint-plugin-/, '')}`,
        path: known.pathOf(preset),
        plugin: { name: plugin, isExport: known.isExport },
      }
    : undefined;
}

function propertyCode(name: string): string {
  return /^\w+$/.test(name) ? `.${name}` : `['${name}']`;
}
