import { problemAt } from '../json/parseJson';
import { foreignPreset } from '../presets/foreignPresets';
import { isObject, mergeDeep } from './configForFile';
import { type ConfigPart, isForAll } from './configPart';

const writtenOut =
  'Lists in options and settings have what they inherit: a flat config doesn’t merge them.';

type Values = Readonly<Record<string, unknown>>;

const typescript = ['.ts', '.cts', '.mts', '.tsx'];
const allCode = [...typescript, '.js', '.jsx', '.mjs', '.cjs'];

/**
 * Lists in the settings of other packages' presets, as of eslint-plugin-import 2.31 and eslint-config-airbnb-base 15.
 * A test compares them with the packages.
 */
const presetLists: Readonly<Record<string, Values>> = {
  'airbnb-base': {
    'import/resolver': { node: { extensions: ['.mjs', '.js', '.json'] } },
    'import/extensions': ['.js', '.mjs', '.jsx'],
    'import/ignore': [
      'node_modules',
      String.raw`\.(coffee|scss|css|less|hbs|svg|json)$`,
    ],
  },
  'plugin:import/typescript': {
    'import/extensions': allCode,
    'import/external-module-folders': ['node_modules', 'node_modules/@types'],
    'import/parsers': { '@typescript-eslint/parser': typescript },
    'import/resolver': { node: { extensions: allCode } },
  },
};

/** Whether the lists of a preset are known. One with a flat form has none but these. */
export function hasKnownLists(preset: string): boolean {
  return Object.hasOwn(presetLists, preset) || Boolean(foreignPreset(preset));
}

/**
 * The parts of an eslintrc config, with their lists as ESLint merges them there: an element takes the place of the
 * inherited one with its number, and the rest of those stays. In a flat config, a list replaces the one before it.
 */
export function writeOutLists(parts: readonly ConfigPart[]): ConfigPart[] {
  let inherited: Pick<ConfigPart, 'parserOptions' | 'settings'> = {
    parserOptions: {},
    settings: {},
  };
  return parts.map(part => {
    const add = (before: Values, own: Values) =>
      mergeDeep(before, inheritLists(own, before) as Values);
    const presets = part.extended.map(
      ({ written }) => presetLists[written] ?? {},
    );
    const before = presets.reduce<Values>(add, inherited.settings);
    const settings = inheritLists(part.settings, before) as Values;
    const parserOptions = inheritLists(
      part.parserOptions,
      inherited.parserOptions,
    ) as Values;
    if (isForAll(part)) {
      inherited = {
        parserOptions: mergeDeep(inherited.parserOptions, parserOptions),
        settings: mergeDeep(before, settings),
      };
    }
    const isChanged =
      JSON.stringify([parserOptions, settings]) !==
      JSON.stringify([part.parserOptions, part.settings]);
    return {
      ...part,
      parserOptions,
      settings,
      remarks: isChanged
        ? [...part.remarks, problemAt(part.node, 'info', writtenOut)]
        : part.remarks,
    };
  });
}

function inheritLists(own: unknown, inherited: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(inherited)) {
    return [
      ...(own as unknown[]),
      ...(inherited as unknown[]).slice(own.length),
    ];
  }
  return isObject(own) && isObject(inherited)
    ? Object.fromEntries(
        Object.entries(own).map(([name, value]) => [
          name,
          inheritLists(value, inherited[name]),
        ]),
      )
    : own;
}
