import {
  applyEdits as applyJsonEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
} from 'jsonc-parser';
import { applyEdit, type TextEdit } from '../../text/editBetween';
import { printCommentedJson } from '../../text/printJavaScript';
import { parseJson } from './parseJson';

/** A change of a text of JSON that leaves the rest as it is, even comments. Nodes are those of the text. */
export type JsonEdit =
  /** Puts a value in place of a value or a property's name. */
  | { replace: Pick<Node, 'length' | 'offset' | 'parent'>; by: unknown }
  /** Takes an element out, or the property whose name or value it is, with its comma. */
  | { remove: Node }
  /** Sets a value, in objects and lists that it makes where there are none. */
  | { set: JSONPath; to: unknown };

/** Makes several changes, none of which touches another one. */
export function applyEdits(text: string, edits: readonly JsonEdit[]): string {
  const edited = edits
    .flatMap(edit => textEditOf(text, edit) ?? [])
    .sort((a, b) => b.range[0] - a.range[0] || b.range[1] - a.range[1])
    .reduce(applyEdit, text);
  return edits.reduce(
    (before, edit) =>
      'set' in edit ? setValue(before, edit.set, edit.to) : before,
    edited,
  );
}

/** Collects changes that don't get in each other's way. */
export class SeparateEdits {
  readonly edits: JsonEdit[] = [];
  private readonly textEdits: TextEdit[] = [];
  private readonly names = new Set<string>();

  constructor(private readonly text: string) {}

  /** @returns whether the edits could be added, all together */
  add(edits: readonly JsonEdit[]): boolean {
    const textEdits = edits.flatMap(edit => textEditOf(this.text, edit) ?? []);
    const names = edits.flatMap(nameSetBy);
    const isFree =
      names.every(name => !this.names.has(name)) &&
      textEdits.every(({ range: [start, end] }) =>
        this.textEdits.every(({ range }) => end < range[0] || start > range[1]),
      );
    if (isFree) {
      this.edits.push(...edits);
      this.textEdits.push(...textEdits);
      names.forEach(name => this.names.add(name));
    }
    return isFree;
  }
}

/** What an edit sets: two that set the same would make one entry of two, or two of one. */
function nameSetBy(edit: JsonEdit): string[] {
  if ('set' in edit) {
    return [edit.set.join('\0')];
  }
  if ('remove' in edit) {
    return [];
  }
  const { parent } = edit.replace;
  return parent?.type === 'property' && parent.children?.[0] === edit.replace
    ? [`${String(parent.parent?.offset)}\0${String(edit.by)}`]
    : [];
}

function textEditOf(text: string, edit: JsonEdit): TextEdit | undefined {
  if ('replace' in edit) {
    const { offset, length } = edit.replace;
    return {
      range: [offset, offset + length],
      text: printCommentedJson(edit.by, indentAt(text, offset)).trimEnd(),
    };
  }
  return 'remove' in edit ? removal(text, edit.remove) : undefined;
}

function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

/** Comments in lines of their own stay. */
function removal(text: string, given: Node): TextEdit {
  const node = given.parent?.type === 'property' ? given.parent : given;
  const { parent } = node;
  const siblings = parent?.children ?? [];
  const index = siblings.indexOf(node);
  const before = siblings[index - 1];
  const next = siblings[index + 1]?.offset ?? (parent ? endOf(parent) : 0);
  const commaAfter = commaIn(text, endOf(node), next);
  if (commaAfter !== undefined) {
    return { range: widen(text, node.offset, commaAfter + 1), text: '' };
  }
  // The last one, without a comma: the one before it goes.
  const commaBefore = before && commaIn(text, endOf(before), node.offset);
  return commaBefore === undefined
    ? { range: widen(text, node.offset, endOf(node)), text: '' }
    : {
        range: [commaBefore, endOf(node)],
        text: text.slice(commaBefore + 1, node.offset).trimEnd(),
      };
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** Where a comma is between two places, apart from comments. */
function commaIn(text: string, start: number, end: number): number | undefined {
  const pattern = /\/\/.*|\/\*[^]*?(?:\*\/|$)|,/g;
  pattern.lastIndex = start;
  for (let match; (match = pattern.exec(text)) && match.index < end;) {
    if (match[0] === ',') {
      return match.index;
    }
  }
  return undefined;
}

/** All of the lines, where nothing else is in them; else the space after. */
function widen(text: string, start: number, end: number): [number, number] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const isAlone =
    text.slice(lineStart, start).trim() === '' &&
    lineEnd >= 0 &&
    text.slice(end, lineEnd).trim() === '';
  if (isAlone) {
    return [lineStart, lineEnd + 1];
  }
  const space = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  return [start, end + space];
}

/**
 * Sets a value in a text of JSON, and leaves the rest as it is, even comments.
 *
 * @param value `undefined` takes it out
 * @param isArrayInsertion whether what is in that place of a list moves on
 * @returns the same text if it has errors: not to be understood, it is not to be lost either
 */
export function setValue(
  text: string,
  path: JSONPath,
  value: unknown,
  isArrayInsertion = false,
): string {
  const { root, problems } = parseJson(text);
  const isNothing =
    value === undefined && !(root && findNodeAtLocation(root, path));
  if (problems.length > 0 || isNothing) {
    return text;
  }
  const edited = root === undefined ? '{}\n' : toCommentedJson(text, root);
  return applyJsonEdits(
    edited,
    modify(edited, path, value, {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
      isArrayInsertion,
      // Presets are what readers want to see first.
      ...(path.at(-1) === 'extends' && { getInsertionIndex: () => 0 }),
    }),
  );
}

/** JSON5 as JSON with comments, for what can edit only that. Comments and layout stay. */
function toCommentedJson(text: string, root: Node): string {
  return applyJsonEdits(text, scalarEdits(text, root).reverse());
}

function scalarEdits(
  text: string,
  { children, length, offset, value }: Node,
): { offset: number; length: number; content: string }[] {
  if (children !== undefined) {
    return children.flatMap(child => scalarEdits(text, child));
  }
  return isJson(text.slice(offset, offset + length))
    ? []
    : [{ offset, length, content: JSON.stringify(value) }];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
