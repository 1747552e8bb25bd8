import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CompilerOptionsJson, ProjectFile } from '../../src/linter/types';

/** A TypeScript project of several files, in a temporary folder. */
export interface WrittenProject {
  tsconfig: string;
  pathOf: (name: string) => string;
  remove: () => void;
}

/** Writes a project, and makes its folder the current one: for TypeScript the current folder is the project's. */
export function writeProject(
  files: readonly ProjectFile[],
  compilerOptions: CompilerOptionsJson,
): WrittenProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'several-files-')));
  const previousFolder = process.cwd();
  const pathOf = (name: string) => join(folder, name);
  for (const { name, code } of files) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), code);
  }
  const tsconfig = pathOf('tsconfig.json');
  writeFileSync(
    tsconfig,
    JSON.stringify({ compilerOptions, include: ['**/*'] }),
  );
  process.chdir(folder);
  return {
    tsconfig,
    pathOf,
    remove() {
      process.chdir(previousFolder);
      rmSync(folder, { recursive: true });
    },
  };
}
