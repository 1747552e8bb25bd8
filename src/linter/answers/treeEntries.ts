import type { TSESTree } from '@typescript-eslint/utils';
import type { TreeEntry, TreePath } from '../protocol';

export interface TreeReader {
  /** What is worth showing of an object that is no array, by name. */
  propertiesOf: (value: object) => [name: string, value: unknown][];
  describe: (value: object) => Pick<TreeEntry, 'kind' | 'range' | 'text'>;
  /** Whether a property has the nodes in it that the code of a node consists of. */
  hasParts: (value: object, name: string) => boolean;
  /** Text for a property that holds a number or string with a meaning, e.g. a kind. */
  describeValue?: (name: number | string, value: unknown) => string | undefined;
}

/** A node, a token or a comment: all that has a type and a place. */
export type Located = Pick<TSESTree.Node, 'range' | 'type'>;

/** Reads ESTree as the parser makes it, with tokens and comments. */
export const esTreeReader: TreeReader = {
  propertiesOf: value =>
    Object.entries(value).filter(([name]) => name !== 'parent'),
  hasParts: (_, name) => name !== 'tokens' && name !== 'comments',
  describe(value) {
    return isLocated(value)
      ? { kind: 'node', text: value.type, range: [...value.range] }
      : { kind: 'object', text: textOfPosition(value) ?? 'Object' };
  },
};

/** Whether a value is one of these. */
export function isLocated(value: unknown): value is Located {
  const { range, type } = Object(value) as Partial<Record<string, unknown>>;
  return typeof type === 'string' && Array.isArray(range);
}

/** What a `loc`'s ends are, as ESLint prints places: both from 1, although the column in it is from 0. */
function textOfPosition(value: object): string | undefined {
  return 'line' in value && 'column' in value
    ? `${String(value.line)}:${String(Number(value.column) + 1)}`
    : undefined;
}

/** Long texts, such as a whole file's, are cut here. */
const maxTextLength = 200;

/** The value at a path from the root; `undefined` when there is none, as after an edit. */
export function valueAt(
  reader: TreeReader,
  root: object | undefined,
  path: TreePath,
): unknown {
  let value: unknown = root;
  for (const name of path) {
    value = Array.isArray(value)
      ? (value as unknown[])[Number(name)]
      : childrenOf(reader, value).find(([key]) => key === name)?.[1];
  }
  return value;
}

/** The path to the innermost node around an offset. */
export function pathAt(
  reader: TreeReader,
  root: object,
  offset: number,
): TreePath {
  const path: (number | string)[] = [];
  let value: object | undefined = root;
  while (value) {
    const inner: [TreePath, object] | undefined = partsOf(reader, value).find(
      ([, part]) => {
        const [start, end] = reader.describe(part).range ?? [0, 0];
        return start <= offset && offset <= end && start < end;
      },
    );
    path.push(...(inner?.[0] ?? []));
    value = inner?.[1];
  }
  return path;
}

/** The nodes that the code of a node consists of, each with its path from there. */
export function partsOf(
  reader: TreeReader,
  value: object,
): [path: TreePath, part: object][] {
  return reader
    .propertiesOf(value)
    .filter(([name]) => reader.hasParts(value, name))
    .flatMap(([name, child]) =>
      Array.isArray(child)
        ? child.map((part: unknown, index): [TreePath, unknown] => [
            [name, index],
            part,
          ])
        : [[[name], child] satisfies [TreePath, unknown]],
    )
    .filter((entry): entry is [TreePath, object] => isObject(entry[1]));
}

/** The entries inside a value. */
export function entriesOf(reader: TreeReader, value: unknown): TreeEntry[] {
  return childrenOf(reader, value).map(([name, child]) =>
    entryOf(reader, name, child),
  );
}

function childrenOf(
  reader: TreeReader,
  value: unknown,
): [name: number | string, value: unknown][] {
  if (Array.isArray(value)) {
    return value.map((element: unknown, index) => [index, element]);
  }
  return isObject(value) ? reader.propertiesOf(value) : [];
}

function entryOf(
  reader: TreeReader,
  name: number | string,
  value: unknown,
): TreeEntry {
  if (Array.isArray(value)) {
    return { name, kind: 'array', text: 'Array', size: value.length };
  }
  if (!isObject(value)) {
    const text = reader.describeValue?.(name, value) ?? textOf(value);
    return { name, kind: 'value', text: shorten(text), size: 0 };
  }
  const described = reader.describe(value);
  const size =
    described.kind === 'value' ? 0 : reader.propertiesOf(value).length;
  return { name, ...described, size };
}

/** Whether to show a value as an object. A regular expression is shown as it is written. */
function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !(value instanceof RegExp)
  );
}

function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${String(value)}n`;
    default:
      return String(value);
  }
}

/** Cuts a text that is longer than some characters. */
export function shorten(text: string, most = maxTextLength): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
