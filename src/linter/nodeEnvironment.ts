import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { LinterEnvironment } from './types';

let environment: LinterEnvironment | undefined;

/** The engine's environment in Node: the installed packages. Read once. */
export function getNodeEnvironment(): LinterEnvironment {
  environment ??= {
    ts,
    libFiles: readLibFiles(ts),
    Linter: TSESLint.Linter,
    parser,
    plugin,
  };
  return environment;
}

/** The engine's environment in Node with the packages of another folder, of another version. */
export function readNodeEnvironment(folder: string): LinterEnvironment {
  const load = createRequire(join(folder, 'package.json'));
  const itsTypescript = load('typescript') as typeof ts;
  const { Linter } = load('eslint') as Pick<LinterEnvironment, 'Linter'>;
  return {
    ts: itsTypescript,
    libFiles: readLibFiles(itsTypescript),
    Linter,
    parser: load('@typescript-eslint/parser') as typeof parser,
    plugin: load('@typescript-eslint/eslint-plugin') as typeof plugin,
  };
}

function readLibFiles({
  getDefaultLibFilePath,
}: typeof ts): Map<string, string> {
  const folder = dirname(getDefaultLibFilePath({}));
  return new Map(
    readdirSync(folder)
      .filter(name => /^lib(?:\..+)?\.d\.ts$/.test(name))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
