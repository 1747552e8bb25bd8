import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { OnUnknown } from './unknown';

/** Packages whose types have the options that the parser reads: its own, and those that it passes on. */
const sources = [
  '@typescript-eslint/types',
  '@typescript-eslint/typescript-estree',
];

/** In the types of 5.x by mistake: the parser has only ever read `programs`. */
const never = new Set(['program']);

/**
 * The names of the parser's options, in alphabetical order. No package lists them at run time, so they are
 * read from the type declarations.
 *
 * @param resolve finds the file that a package's name stands for
 */
export function readParserOptions(
  resolve: (name: string) => string,
  onUnknown: OnUnknown,
): string[] {
  const names = sources.flatMap(source => {
    const file = join(dirname(resolve(source)), 'parser-options.d.ts');
    const found = existsSync(file) ? namesIn(file) : [];
    if (found.length === 0) {
      onUnknown(
        `No options in parser-options.d.ts of ${source}. Look for where the parser's options are declared now, and teach plugins/packages/parserOptions.ts.`,
      );
    }
    return found;
  });
  return [...new Set(names)].filter(name => !never.has(name)).sort();
}

/** Interfaces whose properties are options: the one of all options, and what it is composed of. */
const ofOptions = /^Pars(?:e|er)\w*Options$/;

function namesIn(file: string): string[] {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => ofOptions.test(name.text))
    .flatMap(({ members }) => members)
    .flatMap(({ name }) =>
      name !== undefined && ts.isIdentifier(name) ? [name.text] : [],
    );
}
