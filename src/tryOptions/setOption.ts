import { findMismatch } from '../config/check/findMismatch';
import { allowedValues, asObject, schemasAt } from '../config/check/schema';
import { parseJson } from '../config/json/parseJson';
import type { OptionPath } from './controls';

/** What is known of a rule's options. */
export interface RuleOptions {
  /** JSON schema of the list that follows the severity. */
  schema: unknown;
  /** What the rule uses without options. */
  defaults: readonly unknown[];
}

/** Whether ESLint accepts a list of options. */
export function areAccepted(
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
  if (path.length === 0) {
    const list = Array.isArray(value) ? (value as unknown[]) : [];
    return areAccepted(rule, list) ? list : undefined;
  }
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
  rule: RuleOptions,
  options: readonly unknown[],
  path: OptionPath,
  value: unknown,
): Generator<unknown[]> {
  const [place = 0, ...inside] = path as [number, ...string[]];
  for (const before of beginnings(rule, options, place)) {
    for (const rest of [options.slice(place + 1), []]) {
      for (const around of surroundings(rule, options, path)) {
        yield [...before, put(around, inside, value), ...rest];
      }
    }
  }
}

/** What the places before one can have: as they are, or else each value that one of them may have. */
function* beginnings(
  { defaults, schema }: RuleOptions,
  options: readonly unknown[],
  place: number,
): Generator<unknown[]> {
  const filled = Array.from(
    { length: place },
    (_, index) =>
      options[index] ?? defaults[index] ?? valuesAt(schema, [index])[0] ?? {},
  );
  yield filled;
  if (place > 0) {
    for (const value of valuesAt(schema, [place - 1])) {
      yield [...filled.slice(0, -1), value];
    }
  }
}

/** What is around an option: as it is, or only what has to be there for it. */
function* surroundings(
  { defaults, schema }: RuleOptions,
  options: readonly unknown[],
  path: OptionPath,
): Generator {
  const [place = 0, ...inside] = path as [number, ...string[]];
  yield options[place];
  if (inside.length === 0) {
    return;
  }
  yield defaults[place];
  yield undefined;
  // Some objects need another property, or one property rules out others.
  const parent = path.slice(0, -1);
  const siblings = schemasAt(schema, parent)
    .flatMap(({ properties }) => Object.keys(asObject(properties)))
    .filter(name => name !== path.at(-1));
  for (const name of siblings) {
    for (const value of valuesAt(schema, [...parent, name])) {
      yield put(undefined, [...inside.slice(0, -1), name], value);
    }
  }
}

function valuesAt(schema: unknown, path: OptionPath): unknown[] {
  return schemasAt(schema, path).flatMap(one =>
    one.type === 'object' ? [{}] : allowedValues(one),
  );
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
  const object = Array.isArray(around) ? {} : asObject(around);
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
