import {
  type OptionType,
  partsOf,
  resolved,
} from '../../rules/anatomy/options/optionType';

/** Stands for every value that a type has. */
const anything = Symbol('anything');

/**
 * Names all that can be set in a rule's options: each property, at every level, as `filter.regex`;
 * each value of an enum as `default: "array"`. `[1]` is the second option, `[]` an element of a
 * list, `*` a key that the reader chooses.
 *
 * @param options only what these set
 */
export function listSettings(
  type: OptionType,
  options: unknown = anything,
): string[] {
  return [...new Set(settingsIn(type, options))];
}

/** Whether a setting that `listSettings` names is a value, and not a property. */
export function isValue(setting: string): boolean {
  return setting.endsWith('"') || optionOf(setting) !== undefined;
}

/** The option of a value: `default` for `default: "array"`, and the empty string for a value that stands alone. */
export function optionOf(setting: string): string | undefined {
  const [, option, value] = /^(?:(.*?): )?([^:]+|".*")$/s.exec(setting) ?? [];
  return option ?? (value?.startsWith('"') ? '' : undefined);
}

function* settingsIn(
  type: OptionType,
  value: unknown,
  path = '',
): Generator<string> {
  const target = resolved(type);
  switch (target.kind) {
    case 'literal':
      // "Nothing" is a type of value like string, and no choice to show.
      if (
        target.value !== null &&
        (value === anything || value === target.value)
      ) {
        yield nameOfValue(path, JSON.stringify(target.value));
      }
      break;
    case 'array':
      for (const item of value === anything
        ? [anything]
        : Array.isArray(value)
          ? value
          : []) {
        yield* settingsIn(target.items, item, `${path}[]`);
      }
      break;
    case 'tuple':
      for (const [place, item] of target.items.entries()) {
        // A single option needs no number.
        const name = target.items.length > 1 ? `[${String(place)}]` : '';
        yield* settingsIn(item, partOf(value, place), path + name);
      }
      break;
    case 'object': {
      const names = target.properties.map(({ name }) => name);
      for (const { name, type: part } of target.properties) {
        yield* settingsOfKey(part, partOf(value, name), join(path, name));
      }
      const others =
        target.others &&
        (value === anything ? ['*'] : Object.keys(Object(value) as object));
      for (const key of others?.filter(key => !names.includes(key)) ?? []) {
        yield* settingsOfKey(
          target.others,
          partOf(value, key),
          join(path, '*'),
        );
      }
      break;
    }
    case 'record':
      for (const key of target.keys) {
        yield* settingsOfKey(
          target.values,
          partOf(value, key),
          join(path, key),
        );
      }
      break;
    case 'union':
    case 'intersection':
      for (const member of partsOf(target)) {
        yield* settingsIn(member, value, path);
      }
  }
}

function* settingsOfKey(
  type: OptionType | undefined,
  value: unknown,
  path: string,
): Generator<string> {
  if (type && value !== undefined) {
    yield path;
    yield* settingsIn(type, value, path);
  }
}

function partOf(value: unknown, key: number | string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<number | string, unknown>)[key]
    : value === anything
      ? anything
      : undefined;
}

/** Whether a value stands alone or in a list makes no difference. */
function nameOfValue(path: string, value: string): string {
  const place = path.replace(/(?:\[\])+$/, '');
  return place === '' ? value : `${place}: ${value}`;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
