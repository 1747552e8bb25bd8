import { readdirSync, readFileSync } from 'node:fs';
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
    libFiles: readLibFiles(),
    Linter: TSESLint.Linter,
    parser,
    plugin,
  };
  return environment;
}

function readLibFiles(): Map<string, string> {
  const folder = dirname(ts.getDefaultLibFilePath({}));
  return new Map(
    readdirSync(folder)
      .filter(name => /^lib(?:\..+)?\.d\.ts$/.test(name))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
