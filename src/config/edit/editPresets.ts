import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import type { ConfigFormat } from '../../rules/presetSpelling';
import { parseJson, propertyOf, valueOf } from '../json/parseJson';
import { change } from './editConfig';

/** In which form the text has the config: a flat config is a list. */
export function configFormat(text: string): ConfigFormat {
  return parseJson(text).root?.type === 'array' ? 'flat' : 'eslintrc';
}

/** The presets that a config extends for all files, as its text has them. */
export function extendedPresets(text: string): string[] {
  const { root } = parseJson(text);
  return (root?.type === 'array' ? (root.children ?? []) : [root])
    .filter(node => propertyOf(node, 'files') === undefined)
    .flatMap(node => presetsIn(node));
}

/**
 * Chooses one preset of several in a config's text: it takes the place of another one of them.
 *
 * @param isOne whether a preset that the text has is one of those
 * @param chosen as the text is to have it; `undefined` takes them all out
 */
export function choosePreset(
  text: string,
  isOne: (name: string) => boolean,
  chosen: string | undefined,
): string {
  const path = pathToExtends(text);
  const before = presetsIn(nodeAt(text, path.slice(0, -1)));
  const places = before.flatMap((name, index) => (isOne(name) ? index : []));
  const [first, ...others] = places;
  if (typeof valueAt(text, path) === 'string') {
    // In place of the only one, or in a list with it.
    const list = before.filter(name => !isOne(name));
    const after = chosen === undefined ? list : [...list, chosen];
    return change(text, path, after.length === 1 ? after[0] : after);
  }
  // From the end on, so that the places stay where they are.
  const removed = chosen === undefined ? places : others;
  const rest = removed.reduceRight(
    (edited, index) => removeElement(edited, path, index),
    text,
  );
  if (chosen === undefined) {
    return rest;
  }
  if (before.length === 0) {
    return change(rest, path, [chosen]);
  }
  return first === undefined
    ? change(rest, [...path, placeOf(chosen, before)], chosen, true)
    : change(rest, [...path, first], chosen);
}

/** The core's presets come first, so that the plugin's can turn off what TypeScript checks itself. */
function placeOf(name: string, before: readonly string[]): number {
  return name.startsWith('eslint:') ? 0 : before.length;
}

/** Takes an element out of a list. jsonc-parser's `modify` breaks a list in one line when it is the last one. */
function removeElement(text: string, path: JSONPath, index: number): string {
  const elements = nodeAt(text, path)?.children ?? [];
  const element = elements[index];
  if (element === undefined) {
    return text;
  }
  const [before, after] = [elements[index - 1], elements[index + 1]];
  const end = element.offset + element.length;
  const [from, to] =
    after !== undefined
      ? [element.offset, after.offset]
      : before !== undefined
        ? [before.offset + before.length, end]
        : [element.offset, end];
  return text.slice(0, from) + text.slice(to);
}

function presetsIn(node: Node | undefined): string[] {
  const value = propertyOf(node, 'extends')?.value;
  const names = value === undefined ? [] : [valueOf(value)].flat();
  return names.filter((name): name is string => typeof name === 'string');
}

function nodeAt(text: string, path: JSONPath): Node | undefined {
  const { root } = parseJson(text);
  return root && findNodeAtLocation(root, path);
}

function valueAt(text: string, path: JSONPath): unknown {
  const node = nodeAt(text, path);
  return node && valueOf(node);
}

/** In a list of configs, of the first one that extends something, or else of the first one for all files. */
function pathToExtends(text: string): JSONPath {
  const { root } = parseJson(text);
  if (root?.type !== 'array') {
    return ['extends'];
  }
  const nodes = root.children ?? [];
  const isForAll = (node: Node) => propertyOf(node, 'files') === undefined;
  const index = nodes.findIndex(
    node => isForAll(node) && presetsIn(node).length > 0,
  );
  return [
    index < 0 ? Math.max(0, nodes.findIndex(isForAll)) : index,
    'extends',
  ];
}
