import type { Code } from 'mdast';

/** What stands after the language in a fence's first line, taken apart and not yet understood. */
export interface InfoString {
  /** Bare words, e.g. `incorrect`. */
  words: string[];
  /** `key=value`, the value as text. */
  attributes: Map<string, string>;
}

/**
 * A fence's info string as written, its first word apart. Markdown's reading of it would take the
 * backslashes out of JSON.
 *
 * @param text what the node was parsed from
 */
export function readInfoString(
  node: Code,
  text: string,
): { language: string; meta: string } {
  const start = node.position?.start.offset ?? 0;
  const line = /^.*/.exec(text.slice(start))?.[0] ?? '';
  const [, language = '', meta = ''] =
    /^(?:`{3,}|~{3,})[ \t]*(\S*)(.*)$/.exec(line) ?? [];
  return { language, meta: meta.trim() };
}

/**
 * Takes a fence's info string apart: words, and `key=value` where the value is a JSON object, array
 * or string, which may contain spaces, or else reaches to the next space.
 *
 * @throws when a value does not end or a key appears twice.
 */
export function splitInfoString(text: string): InfoString {
  const words: string[] = [];
  const attributes = new Map<string, string>();
  let rest = text.trim();
  while (rest !== '') {
    const [, key, start] = /^([A-Za-z]+)=(.?)/.exec(rest) ?? [];
    let part = /^\S+/.exec(rest)?.[0] ?? rest;
    if (key === undefined) {
      words.push(part);
    } else {
      if (attributes.has(key)) {
        throw new Error(`"${key}=" appears twice.`);
      }
      const value = rest.slice(key.length + 1);
      const end = /[{["]/.test(start ?? '')
        ? endOfJson(value, key)
        : part.length - key.length - 1;
      attributes.set(key, value.slice(0, end));
      part = rest.slice(0, key.length + 1 + end);
    }
    rest = rest.slice(part.length);
    if (rest !== '' && !/^\s/.test(rest)) {
      throw new Error(`Put a space before "${rest}".`);
    }
    rest = rest.trimStart();
  }
  return { words, attributes };
}

/** Where the JSON object, array or string that `text` starts with ends. */
function endOfJson(text: string, key: string): number {
  let depth = 0;
  for (const { 0: piece, index } of text.matchAll(
    /"(?:[^"\\]|\\.)*"|[{}[\]]/g,
  )) {
    if (piece === '{' || piece === '[') {
      depth += 1;
    } else if (piece === '}' || piece === ']') {
      depth -= 1;
    }
    if (depth === 0) {
      return index + piece.length;
    }
  }
  throw new Error(
    `The value of "${key}=" has no end. Close each quote, bracket and brace that it opens, on the same line.`,
  );
}

/** The value of a key. @throws when it isn't text in quotes */
export function readText(info: InfoString, key: string): string | undefined {
  const text = info.attributes.get(key);
  if (text === undefined) {
    return undefined;
  }
  const value = text.startsWith('"') ? readJson(info, key) : undefined;
  if (typeof value !== 'string' || value.trim() === '') {
    throw new Error(`Write the value of "${key}=" in double quotes.`);
  }
  return value;
}

/** The value of a key, as JSON says it. @throws when it isn't JSON */
export function readJson({ attributes }: InfoString, key: string): unknown {
  const text = attributes.get(key);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    throw new Error(
      `The value of "${key}=" is not JSON (${(error as Error).message}).`,
    );
  }
}
