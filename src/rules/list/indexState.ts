/** The filters of the index. */
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

/** The columns that the index can be sorted by. */
export const sortKeys = ['name', 'preset', 'type'] as const;

export type SortKey = (typeof sortKeys)[number];

/** The search, filters and order that a reader has chosen. */
export interface IndexState {
  text: string;
  filters: Partial<Record<FilterName, FilterMode>>;
  sort: SortKey;
  descending: boolean;
}

/** Reads what is asked from a query string. What makes no sense in it is passed over. */
export function parseState(search: string): IndexState {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  return {
    text: query.get('q') ?? '',
    filters: {
      ...filtersIn(query, 'with'),
      ...filtersIn(query, 'without'),
    },
    sort: sortKeys.find(key => key === sort.replace(/^-/, '')) ?? 'name',
    descending: sort.startsWith('-'),
  };
}

function filtersIn(
  query: URLSearchParams,
  mode: FilterMode,
): IndexState['filters'] {
  const names = query.get(mode)?.split(',') ?? [];
  return Object.fromEntries(
    filterNames.filter(name => names.includes(name)).map(name => [name, mode]),
  );
}

/** Writes what is asked as a query string, with its question mark; empty where nothing is asked. */
export function formatState({
  text,
  filters,
  sort,
  descending,
}: IndexState): string {
  const list = (mode: FilterMode): string =>
    filterNames.filter(name => filters[name] === mode).join();
  const parameters = Object.entries({
    q: encodeURIComponent(text.trim()).replaceAll('%20', '+'),
    with: list('with'),
    without: list('without'),
    sort: `${descending ? '-' : ''}${sort}`,
  }).filter(
    ([name, value]) => value !== '' && !(name === 'sort' && value === 'name'),
  );
  return parameters.length === 0
    ? ''
    : `?${parameters.map(parameter => parameter.join('=')).join('&')}`;
}

/** Whether any rule may be left out. */
export function isNarrowed({ text, filters }: IndexState): boolean {
  return text.trim() !== '' || Object.values(filters).some(Boolean);
}
