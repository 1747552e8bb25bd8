import { chosenPresets } from '../presets/presetNames';
import { spellPreset } from '../presetSpelling';

/**
 * The filters of the index. Those about presets and formatting are only in addresses from before there was
 * a choice of presets.
 */
export const filterNames = [
  'recommended',
  'strict',
  'stylistic',
  'fixable',
  'suggestions',
  'typed',
  'extension',
  'formatting',
  'deprecated',
] as const;

export type FilterName = (typeof filterNames)[number];

/** Only rules that are so, or only those that are not. A filter that is off is in neither list. */
export type FilterMode = 'with' | 'without';

export type Filters = Partial<Record<FilterName, FilterMode>>;

/** The choice of rules that no preset turns on. */
export const noPreset = 'none';

/** What can be chosen of presets: their names as in an `.eslintrc`, and `noPreset`. */
export const presetChoices = [...chosenPresets, noPreset];

/** What the index can be sorted by: its columns, what rules are for, and what they cost. */
export const sortKeys = ['name', 'preset', 'type', 'purpose', 'cost'] as const;

export type SortKey = (typeof sortKeys)[number];

/** More letters than a search means anything with; an address can have thousands. */
export const longestText = 512;

/** The search, filters and order that a reader has chosen. */
export interface IndexState {
  text: string;
  /** One of `presetChoices`; absent for all rules. */
  preset?: string;
  /** A version as `6.21`: only rules that came after it. */
  since?: string;
  filters: Filters;
  sort: SortKey;
  descending: boolean;
}

/** All rules that are in use. */
export const noFilters: Partial<IndexState> = {
  preset: undefined,
  since: undefined,
  filters: { deprecated: 'without' },
};

/** Reads what is asked from a query string. What makes no sense in it is passed over. */
export function parseState(search: string): IndexState {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  const preset = query.get('preset');
  const since = /^\d{1,3}\.\d{1,3}$/.exec(query.get('since') ?? '')?.[0];
  return {
    text: (query.get('q') ?? '').slice(0, longestText),
    preset: presetChoices.find(
      name => name === preset || spellPreset(name, 'flat') === preset,
    ),
    ...(since !== undefined && { since }),
    filters: readFilters(query),
    sort: sortKeys.find(key => key === sort.replace(/^-/, '')) ?? 'name',
    descending: sort.startsWith('-'),
  };
}

function readFilters(query: URLSearchParams): Filters {
  const filters = {
    ...filtersIn(query, 'with'),
    ...filtersIn(query, 'without'),
  };
  // All rules about formatting are deprecated: an address that asks for them asks for those.
  const showsDeprecated =
    query.get('deprecated') === 'shown' || filters.formatting === 'with';
  return showsDeprecated ? filters : { deprecated: 'without', ...filters };
}

function filtersIn(query: URLSearchParams, mode: FilterMode): Filters {
  const names = [
    ...(query.get(mode)?.split(',') ?? []),
    ...olderNamesIn(query, mode),
  ];
  return Object.fromEntries(
    filterNames.filter(name => names.includes(name)).map(name => [name, mode]),
  );
}

/**
 * The filters in an address of the reference site, such as `?=strict-fixable`: their names, and an `x` in
 * front of those for rules that are not so.
 */
function olderNamesIn(query: URLSearchParams, mode: FilterMode): string[] {
  const names = query.get('')?.split('-') ?? [];
  return names
    .filter(name => name.startsWith('x') === (mode === 'without'))
    .map(name => name.replace(/^x/, ''))
    .map(name => (name === 'typeInformation' ? 'typed' : name));
}

/** Writes what is asked as a query string, with its question mark; empty where nothing is asked. */
export function formatState({
  text,
  preset = '',
  since = '',
  filters,
  sort,
  descending,
}: IndexState): string {
  const { deprecated, ...others } = filters;
  const list = (mode: FilterMode, chosen: Filters): string =>
    filterNames.filter(name => chosen[name] === mode).join();
  const parameters = Object.entries({
    q: encodeURIComponent(text.trim()).replaceAll('%20', '+'),
    preset: spellPreset(preset, 'flat'),
    since,
    with: list('with', filters),
    without: list('without', others),
    deprecated: deprecated ? '' : 'shown',
    sort: `${descending ? '-' : ''}${sort}`,
  }).filter(
    ([name, value]) => value !== '' && !(name === 'sort' && value === 'name'),
  );
  return parameters.length === 0
    ? ''
    : `?${parameters.map(parameter => parameter.join('=')).join('&')}`;
}

/** Whether a reader has asked for less than all rules that are in use. */
export function isNarrowed({
  text,
  preset,
  since,
  filters,
}: IndexState): boolean {
  return (
    text.trim() !== '' ||
    preset !== undefined ||
    since !== undefined ||
    filterNames.some(
      name =>
        filters[name] === 'with' ||
        (filters[name] === 'without' && name !== 'deprecated'),
    )
  );
}
