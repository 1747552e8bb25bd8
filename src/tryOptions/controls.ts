import {
  allowedValues,
  asObject,
  type Schema,
  schemasAt,
} from '../config/check/schema';

/** Names of properties and numbers of places, from the list of a rule's options down. */
export type OptionPath = readonly (number | string)[];

/** What a reader sets an option with. */
export type ControlKind =
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly unknown[] }
  | { kind: 'number'; isInteger: boolean; min?: number }
  | { kind: 'text' }
  /** A list of words, each of which is free; where it has numbers, what looks like one is one. */
  | { kind: 'words'; hasNumbers: boolean }
  | { kind: 'set'; words: readonly string[] };

/** An option of a rule that a control can set. */
export type Control = ControlKind & {
  /** As the table of options has it: `checksVoidReturn.arguments`, or words such as "First option". */
  name: string;
  path: OptionPath;
};

const ordinals = ['First', 'Second', 'Third'];

/** How far inside each other options with names of their own are. */
const maxDepth = 3;

type Found = Control | undefined;

/**
 * Makes controls from the schema of a rule's options: that of the list which follows the severity. `hasMore` says that
 * there are others: lists of objects and the like, which are written as text.
 */
export function controlsFor(schema: unknown) {
  const found = readList(schema);
  const controls = found.flatMap(one => one ?? []);
  return { controls, hasMore: controls.length < found.length };
}

function readList(schema: unknown): Found[] {
  if (schemasAt(schema, []).some(isList)) {
    return [undefined];
  }
  const places = [0, 1, 2].filter(
    place => schemasAt(schema, [place]).length > 0,
  );
  return places.flatMap(place =>
    readOption(
      schema,
      places.length === 1 ? 'The option' : `${ordinals[place] ?? ''} option`,
      [place],
    ),
  );
}

function readOption(schema: unknown, name: string, path: OptionPath): Found[] {
  const schemas = schemasAt(schema, path);
  const control = controlOf(schemas) ?? listOfWords(schema, path);
  const properties = propertyNames(schemas);
  const isRead = control !== undefined || properties.length > 0;
  const isOfWords = control?.kind === 'set' || control?.kind === 'words';
  const found: Found[] = control ? [{ ...control, name, path }] : [];
  if (!isRead || (!isOfWords && schemas.some(isListOfObjects))) {
    found.push(undefined);
  }
  return [
    ...found,
    ...properties.flatMap(property =>
      path.length < maxDepth
        ? readOption(
            schema,
            path.length === 1 ? property : `${name}.${property}`,
            [...path, property],
          )
        : [undefined],
    ),
  ];
}

/** A list whose items are words, or numbers too. */
function listOfWords(
  schema: unknown,
  path: OptionPath,
): ControlKind | undefined {
  const lists = schemasAt(schema, path).filter(isList);
  const items = schemasAt(schema, [...path, 0]);
  if (lists.length === 0 || items.length === 0) {
    return undefined;
  }
  const words = valuesOf(items).filter(
    (value): value is string => typeof value === 'string',
  );
  if (words.length > 0) {
    return { kind: 'set', words };
  }
  const typed = items.filter(({ type }) => type !== undefined);
  return typed.length > 0 &&
    typed.every(item => isNumber(item) || item.type === 'string')
    ? { kind: 'words', hasNumbers: typed.some(isNumber) }
    : undefined;
}

function controlOf(schemas: readonly Schema[]): ControlKind | undefined {
  const values = valuesOf(schemas);
  if (values.length > 0) {
    return values.length === 2 && values.every(one => typeof one === 'boolean')
      ? { kind: 'switch' }
      : { kind: 'choice', values };
  }
  const number = schemas.find(isNumber);
  if (number) {
    const { minimum, type } = number;
    return {
      kind: 'number',
      isInteger: type === 'integer',
      ...(typeof minimum === 'number' && { min: minimum }),
    };
  }
  return schemas.some(({ type }) => type === 'string')
    ? { kind: 'text' }
    : undefined;
}

function valuesOf(schemas: readonly Schema[]): unknown[] {
  return [...new Set(schemas.flatMap(allowedValues))];
}

function isNumber({ type }: Schema): boolean {
  return type === 'integer' || type === 'number';
}

function propertyNames(schemas: readonly Schema[]): string[] {
  return [
    ...new Set(
      schemas.flatMap(({ properties }) => Object.keys(asObject(properties))),
    ),
  ];
}

/** Whether it's a list of any length. */
function isList({ items }: Schema): boolean {
  return items !== undefined && !Array.isArray(items);
}

function isListOfObjects(schema: Schema): boolean {
  return isList(schema) && asObject(schema.items).type !== 'string';
}

/** Something else than an option is now, for those who try it; `undefined` where only they can know, as for a pattern. */
export function nextValue(control: Control, present: unknown): unknown {
  switch (control.kind) {
    case 'switch':
      return present !== true;
    case 'choice':
      return control.values.find(value => value !== present);
    case 'number':
      return typeof present === 'number' ? present + 1 : (control.min ?? 1);
    case 'set':
      return Array.isArray(present) && present.length > 0
        ? []
        : control.words.slice(0, 1);
    case 'text':
    case 'words':
      return undefined;
  }
}
