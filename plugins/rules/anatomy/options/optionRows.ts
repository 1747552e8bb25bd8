import { groupBy } from '../../../../src/linter/groupBy';
import {
  type OptionType,
  partsOf,
  type Property,
  resolved,
} from './optionType';
import { printValue } from './printType';

/** An option of a rule, as the table shows it. */
export interface OptionRow {
  /**
   * The property, with those that it is in: `allow[].from`, `overrides.*.before`. An option that is no
   * property has words: "First option".
   */
  name: string;
  types: readonly OptionType[];
  /** What the rule assumes when the config says nothing; absent where the plugin doesn't state it. */
  default?: string;
  /** The default is an object, whose properties have rows of their own with their defaults. */
  hasPartDefaults?: true;
  /** What ESLint fills in when the object around it is given without it, where that differs. */
  filledIn?: string;
}

const ordinals = ['First', 'Second', 'Third'];

/** Every option of a rule, each with those inside it after it. */
export function optionRows(
  type: OptionType,
  defaultOptions: readonly unknown[],
): OptionRow[] {
  const { items, rest } = positions(type);
  const rows = items.flatMap((types, index) =>
    rowsOfPosition(
      items.length === 1 ? 'The option' : `${ordinals[index] ?? ''} option`,
      types,
      defaultOptions[index],
    ),
  );
  return rest.length === 0
    ? rows
    : [...rowsOfPosition('Each option', rest, undefined), ...rows];
}

/** What may stand at each place after the severity, and what may stand at all of them. */
function positions(type: OptionType): {
  items: OptionType[][];
  rest: OptionType[];
} {
  const items: OptionType[][] = [];
  const rest: OptionType[] = [];
  for (const list of alternatives(type)) {
    if (list.kind === 'tuple') {
      list.items.forEach((item, index) => (items[index] ??= []).push(item));
    } else if (list.kind === 'array') {
      rest.push(list.items);
    }
  }
  return { items, rest };
}

function rowsOfPosition(
  name: string,
  types: readonly OptionType[],
  defaultOption: unknown,
): OptionRow[] {
  const inner = propertyRows(types, '', defaultOption);
  const isPlainObject = types
    .flatMap(alternatives)
    .every(alternative => alternative.kind === 'object');
  return isPlainObject
    ? inner
    : [
        {
          name,
          types,
          ...(!isObject(defaultOption) && printedDefault(defaultOption)),
        },
        ...inner,
      ];
}

/** A row for each property of the objects among the types, even of those in lists. */
function propertyRows(
  types: readonly OptionType[],
  prefix: string,
  defaults: unknown,
): OptionRow[] {
  const all = types.flatMap(alternatives);
  // A property that several objects have is one option.
  const sameNamed = groupBy(
    all.flatMap(type => (type.kind === 'object' ? type.properties : [])),
    ({ name }) => name,
  );
  const inLists = all.flatMap(type =>
    type.kind === 'array' ? [type.items] : [],
  );
  return [
    ...[...sameNamed.values()].flatMap(properties =>
      rowsOfProperty(properties, prefix, defaults),
    ),
    ...(inLists.length > 0
      ? propertyRows(inLists, prefix && `${prefix.slice(0, -1)}[].`, undefined)
      : []),
    ...all.flatMap(type =>
      type.kind === 'record'
        ? propertyRows([type.values], `${prefix}*.`, undefined)
        : [],
    ),
  ];
}

function rowsOfProperty(
  properties: readonly Property[],
  prefix: string,
  defaults: unknown,
): OptionRow[] {
  const name = `${prefix}${properties[0]?.name ?? ''}`;
  const types = properties.map(property => property.type);
  const value = isObject(defaults)
    ? defaults[properties[0]?.name ?? '']
    : undefined;
  const filledIn = properties.find(
    property => property.default !== undefined,
  )?.default;
  const inner = propertyRows(types, `${name}.`, value);
  return [
    {
      name,
      types,
      ...(isObject(value) && inner.length > 0
        ? { hasPartDefaults: true }
        : printedDefault(value, filledIn)),
    },
    ...inner,
  ];
}

function printedDefault(
  value: unknown,
  filledIn?: unknown,
): Pick<OptionRow, 'default' | 'filledIn'> {
  const stated = value === undefined ? filledIn : value;
  if (stated === undefined) {
    return {};
  }
  return {
    default: printValue(stated),
    ...(filledIn !== undefined &&
      printValue(filledIn) !== printValue(stated) && {
        filledIn: printValue(filledIn),
      }),
  };
}

/** The types that a value may have, without names, unions and intersections. */
export function alternatives(type: OptionType): OptionType[] {
  const target = resolved(type);
  switch (target.kind) {
    case 'union':
    case 'intersection':
      return partsOf(target).flatMap(alternatives);
    default:
      return [target];
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
