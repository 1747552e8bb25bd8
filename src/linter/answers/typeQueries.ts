import type { TypeQuery } from '../protocol';
import type { OpenedFile } from '../types';
import { getHover } from './languageService';
import { shorten } from './treeEntries';

/**
 * A comment that asks for a type, alone on its line: the reference playground has this
 * notation. What is in a template looks the same, and is answered just the same there.
 */
const queries = /^([ \t]*\/\/[ \t]*)\^\?[ \t]*$/gm;

/** Long types are cut: they stand at the end of a line. */
const maxLength = 500;

/** So many are answered; a text of nothing but such comments must not keep the linter busy. */
const maxQueries = 200;

/**
 * Answers each `// ^?` with the type of what is above its `^`.
 *
 * @param open opens the code, which costs something: only called where there is a query
 */
export function answerTypeQueries(
  code: string,
  open: () => OpenedFile,
): TypeQuery[] {
  const found = [...code.matchAll(queries)].slice(0, maxQueries);
  if (found.length === 0) {
    return [];
  }
  const file = open();
  const lines = lineStarts(code);
  return found.flatMap(match => {
    const index = lines.indexOf(match.index);
    const target = codeAbove(code, lines, index, match[1]?.length ?? 0);
    const hover = target && getHover(file, target.offset);
    return hover
      ? [
          {
            end: match.index + match[0].length,
            line: target.line,
            text: shorten(hover.declaration.replace(/\s+/g, ' '), maxLength),
          },
        ]
      : [];
  });
}

/** Several comments below each other are about the same line. */
function codeAbove(
  code: string,
  lines: readonly number[],
  query: number,
  column: number,
): { line: number; offset: number } | undefined {
  for (let index = query - 1; index >= 0; index--) {
    const start = lines[index] ?? 0;
    const line = code.slice(start, (lines[index + 1] ?? code.length + 1) - 1);
    if (!line.trimStart().startsWith('//')) {
      return column < line.length
        ? { line: index + 1, offset: start + column }
        : undefined;
    }
  }
  return undefined;
}

function lineStarts(code: string): number[] {
  return [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];
}
