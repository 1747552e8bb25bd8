import type { Node } from 'jsonc-parser';
import type { TextEdit } from '../../text/applyEdit';

/** Puts JSON in place of a value or a name. */
export function replaceNode(node: Node, value: unknown): TextEdit {
  return {
    range: [node.offset, node.offset + node.length],
    text: JSON.stringify(value),
  };
}

/**
 * Takes a property or an element out of the object or the list around it, with its comma. Comments in lines of
 * their own stay.
 */
export function removeChild(text: string, parent: Node, child: Node): TextEdit {
  const children = parent.children ?? [];
  const index = children.indexOf(child);
  const end = child.offset + child.length;
  const next = children[index + 1];
  const before = children[index - 1];
  const commaAfter = commaIn(
    text,
    end,
    next?.offset ?? parent.offset + parent.length,
  );
  if (commaAfter !== undefined) {
    return { range: widen(text, child.offset, commaAfter + 1), text: '' };
  }
  // The last one, without a comma: the one before it goes.
  const commaBefore =
    before === undefined
      ? undefined
      : commaIn(text, before.offset + before.length, child.offset);
  const rest =
    commaBefore === undefined
      ? ''
      : text.slice(commaBefore + 1, child.offset).trimEnd();
  return commaBefore === undefined
    ? { range: widen(text, child.offset, end), text: '' }
    : { range: [commaBefore, end], text: rest };
}

/** Where a comma is between two places, apart from comments. */
function commaIn(text: string, start: number, end: number): number | undefined {
  for (let index = start; index < end; index += 1) {
    if (text.startsWith('//', index)) {
      const lineEnd = text.indexOf('\n', index);
      index = lineEnd < 0 ? end : lineEnd;
    } else if (text.startsWith('/*', index)) {
      const close = text.indexOf('*/', index + 2);
      index = close < 0 ? end : close + 1;
    } else if (text[index] === ',') {
      return index;
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
