import { findMismatch } from '../config/check/findMismatch';
import { allowedValues, asObject, schemasAt } from '../config/check/schema';
import { parseJson } from '../config/json/parseJson';
import type { PlaygroundRule } from '../linter/protocol';
import type { OptionPath } from './controls';

type RuleOptions = Pick<PlaygroundRule, 'defaults' | 'schema'>;

function areAccepted(
  { schema }: Pick<RuleOptions, 'schema'>,
  options: readonly unknown[],
): boolean {
  const { root } = parseJson(JSON.stringify(options));
  return root !== undefined && findMismatch(schema, root) === undefined;
}

/** The value at a place of a list of options; `undefined` where there is none. */
export function valueAt(options: unknown, path: OptionPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<number | string, unknown>)[step]
        : undefined,
    options,
  );
}

/** What an option is: as it's set, or else as the rule has it without that. */
export function presentValue(
  { defaults, schema }: RuleOptions,
  options: readonly unknown[],
  path: OptionPath,
): unknown {
  return (
    valueAt(options, path) ??
    valueAt(defaults, path) ??
    schemasAt(schema, path).find(one => one.default !== undefined)?.default
  );
}

/**
 * Sets an option, and keeps the others where the schema lets them be together.
 *
 * @param value `undefined` takes the option out
 * @returns options that ESLint accepts; `undefined` where it accepts none with this value
 */
export function setOption(
  rule: RuleOptions,
  options: readonly unknown[],
  path: OptionPath,
  value: unknown,
): readonly unknown[] | undefined {
  for (const candidate of candidates(rule, options, path, value)) {
    const trimmed = withoutEmptyEnd(candidate);
    if (areAccepted(rule, trimmed)) {
      return trimmed;
    }
  }
  return undefined;
}

/** Options with the value, those that keep most of the others first. */
function* candidates(
  { defaults, schema }: RuleOptions,
  options: readonly unknown[],
  path: OptionPath,
  value: unknown,
): Generator<unknown[]> {
  const [place = 0, ...inside] = path as [number, ...string[]];
  // The places before can be as they are, or else the last of them what it may be.
  const filled = [...options, ...defaults.slice(options.length)].slice(
    0,
    place,
  );
  const before = place > 0 ? schemasAt(schema, [place - 1]) : [];
  const beginnings = [
    filled,
    ...before
      .flatMap(allowedValues)
      .map(last => [...filled.slice(0, -1), last]),
  ];
  // Some objects need another property, which the defaults have; some properties rule out others.
  const surroundings = [
    options[place],
    ...(inside.length > 0 ? [defaults[place], undefined] : []),
  ];
  for (const beginning of beginnings) {
    for (const rest of [options.slice(place + 1), []]) {
      for (const around of surroundings) {
        yield [...beginning, put(around, inside, value), ...rest];
      }
    }
  }
}

/** A value in which one at a place is replaced; the value itself stays as it was. */
function put(
  around: unknown,
  [name, ...inside]: readonly string[],
  value: unknown,
): unknown {
  if (name === undefined) {
    return value;
  }
  const object = asObject(around);
  const replaced = put(valueAt(object, [name]), inside, value);
  return Object.fromEntries(
    Object.entries({ ...object, [name]: replaced }).filter(
      ([, one]) => one !== undefined,
    ),
  );
}

/** Without what says nothing at the end. */
function withoutEmptyEnd(options: readonly unknown[]): unknown[] {
  const saysSomething = (option: unknown): boolean =>
    option !== undefined && JSON.stringify(option) !== '{}';
  return options.slice(0, options.findLastIndex(saysSomething) + 1);
}
