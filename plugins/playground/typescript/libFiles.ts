import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypescriptVersion } from './versions';

const libFile = /^lib(?:\..+)?\.d\.ts$/;

/** Strings come first, so that a `//` in one of them is no comment. */
const stringOrComment =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** All lib files of a version by name, as JSON: their comments are four fifths of them, and stay at home. */
export function readLibFiles({ folder }: TypescriptVersion): string {
  const names = readdirSync(folder).filter(name => libFile.test(name));
  const texts = names.map(name => [
    name,
    stripComments(readFileSync(join(folder, name), 'utf8')),
  ]);
  return JSON.stringify(Object.fromEntries(texts));
}

/**
 * Takes the comments out of declarations, except what TypeScript itself reads: references, and what is
 * deprecated.
 *
 * @param shorten gives what to keep of a comment
 */
export function stripComments(
  declarations: string,
  shorten = keepDeprecation,
): string {
  return declarations
    .replace(stringOrComment, text =>
      !/^\/[/*]/.test(text) || /^\/\/\/\s*<reference/.test(text)
        ? text
        : shorten(text),
    )
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\r?\n(?:\r?\n)+/g, '\n')
    .trim();
}

function keepDeprecation(comment: string): string {
  return /@deprecated\b/.test(comment) ? '/** @deprecated */' : '';
}
