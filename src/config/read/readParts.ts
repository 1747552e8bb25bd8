import type { JSONPath, Node } from 'jsonc-parser';
import { elementsOf, propertiesOf, propertyOf } from '../json/parseJson';
import type { ConfigPart } from './configPart';
import type { ReadingLog } from './configPart';
import {
  type FilePattern,
  intersect,
  takeCode,
  toFlatIgnore,
  toFlatPattern,
} from './filePatterns';
import { readPart, type Scope } from './readPart';

/** Takes a config apart, in the order in which its parts outrank each other. */
export function readParts(
  root: Node | undefined,
  log: ReadingLog,
  path: JSONPath = [],
): ConfigPart[] {
  if (root?.type === 'array') {
    return (root.children ?? []).flatMap((element, index) =>
      readParts(element, log, [...path, index]),
    );
  }
  return root === undefined ? [] : readObject(root, path, log);
}

/** @param around set for an override: the scope of the object around it */
function readObject(
  node: Node,
  path: JSONPath,
  log: ReadingLog,
  around?: Scope,
): ConfigPart[] {
  if (node.type !== 'object') {
    log.refuse(node, 'A config is an object, like { "rules": { … } }.');
    return [];
  }
  log.ofPart = [];
  const scope = around
    ? readOverrideScope(node, around, log)
    : readScope(node, log);
  const part = readPart(node, path, scope, log);
  const ignored = readIgnorePatterns(node);
  // They outrank the rest, wherever they are.
  const overrides = propertyOf(node, 'overrides')?.value;
  if (overrides !== undefined && overrides.type !== 'array') {
    log.refuse(overrides, '"overrides" has to be a list: [ … ].');
  }
  log.ofPart = [];
  return [
    ...(ignored
      ? [readPart({ ...node, children: [] }, path, ignored, log)]
      : []),
    part,
    ...(overrides?.children ?? []).flatMap((override, index) =>
      readObject(override, [...path, 'overrides', index], log, scope),
    ),
  ];
}

/** Keys next to which `ignores` is still for ESLint as a whole. */
const besideIgnores = new Set(['$schema', 'ignores', 'name']);

/** Which files an object is for that is no override: patterns are those of a flat config. */
function readScope(node: Node, log: ReadingLog): Scope {
  const ignores = propertyOf(node, 'ignores');
  const isAlone = propertiesOf(node).every(({ name }) =>
    besideIgnores.has(name),
  );
  return {
    files: readFiles(node, log),
    ignores: stringsIn(ignores?.value),
    ignoresAll: isAlone ? ignores?.key : undefined,
  };
}

/** Which files an override is for, of those that the object around it is for. */
function readOverrideScope(node: Node, around: Scope, log: ReadingLog): Scope {
  const files = readFiles(node, log)?.map(pattern =>
    typeof pattern === 'string'
      ? toFlatPattern(pattern)
      : pattern.map(toFlatPattern),
  );
  const excluded = propertyOf(node, 'excludedFiles')?.value;
  return {
    files: intersect(around.files, files),
    ignores: [...around.ignores, ...stringsIn(excluded).map(toFlatPattern)],
    ignoresAll: undefined,
  };
}

/** What an eslintrc config has ESLint ignore; `undefined` if it has nothing of that kind. */
function readIgnorePatterns(node: Node): Scope | undefined {
  const property = propertyOf(node, 'ignorePatterns');
  return (
    property && {
      files: undefined,
      ignores: stringsIn(property.value).map(toFlatIgnore),
      ignoresAll: property.key,
    }
  );
}

function readFiles(node: Node, log: ReadingLog): FilePattern[] | undefined {
  const value = propertyOf(node, 'files')?.value;
  if (value === undefined) {
    return undefined;
  }
  const elements = elementsOf(value).map(node => ({
    node,
    texts: stringsIn(node),
    patterns:
      node.type === 'array'
        ? [stringsIn(node)]
        : (stringsIn(node) as FilePattern[]),
  }));
  if (elements.length === 0 || elements.some(({ texts }) => !texts[0])) {
    log.refuse(value, '"files" has to be a list of patterns: ["**/*.ts"].');
  }
  for (const { node, patterns, texts } of elements) {
    const code = patterns.flatMap(takeCode);
    if (code.flat().join() !== texts.join()) {
      log.leaveOutForeign(
        node,
        texts.join(' '),
        'files that aren’t JavaScript or TypeScript need their own parser.',
      );
    }
  }
  return elements.flatMap(({ patterns }) => patterns);
}

function stringsIn(node: Node | undefined): string[] {
  const value: unknown = node?.value;
  return typeof value === 'string'
    ? [value]
    : (node?.children ?? []).flatMap(stringsIn);
}
