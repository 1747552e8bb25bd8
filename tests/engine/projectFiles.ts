import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { NamedInput } from './inputs';

/** A file on disk, and the tsconfig.json that it belongs to. */
export interface ProjectFile {
  path: string;
  project: string;
}

/** Inputs as files of real TypeScript projects. */
export interface ProjectFiles {
  get: (input: NamedInput) => ProjectFile;
  remove: () => void;
}

/** More of them make each fix slower, fewer make more programs. */
const MAX_FILES_A_PROJECT = 200;

/**
 * Writes the code of inputs into a temporary folder, in one project as far as
 * they can share it, and makes that folder the current one: for TypeScript the
 * current folder is the project's.
 */
export function writeProjectFiles(inputs: readonly NamedInput[]): ProjectFiles {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'eslint-class-')));
  const previousFolder = process.cwd();
  process.chdir(root);

  const files = new Map<string, ProjectFile>();
  for (const [index, group] of groupByProject(inputs).entries()) {
    const folder = join(root, `project-${String(index)}`);
    const project = join(folder, 'tsconfig.json');
    for (const [fileIndex, input] of group.entries()) {
      const path = join(folder, String(fileIndex), input.fileName);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, input.code);
      files.set(getFileKey(input), { path, project });
    }
    writeFileSync(
      project,
      JSON.stringify({
        compilerOptions: group[0]?.compilerOptions,
        include: ['**/*'],
      }),
    );
  }

  return {
    get(input) {
      const file = files.get(getFileKey(input));
      if (!file) {
        throw new Error(`${input.name} has not been written to disk.`);
      }
      return file;
    },
    remove() {
      process.chdir(previousFolder);
      rmSync(root, { recursive: true });
    },
  };
}

/** Files that see each other's globals would lint differently: they get a project each. */
function groupByProject(inputs: readonly NamedInput[]): NamedInput[][] {
  const seen = new Set<string>();
  const groups = new Map<string, NamedInput[]>();
  for (const input of inputs) {
    const key = getFileKey(input);
    if (seen.has(key)) {
      continue;
    }
    seen.add(key);
    const isModule =
      input.compilerOptions.moduleDetection === 'force' &&
      !/\.d\.[cm]?ts$/.test(input.fileName);
    const groupKey = isModule ? JSON.stringify(input.compilerOptions) : key;
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), input]);
  }
  return [...groups.values()].flatMap(group =>
    Array.from(
      { length: Math.ceil(group.length / MAX_FILES_A_PROJECT) },
      (_, index) =>
        group.slice(
          index * MAX_FILES_A_PROJECT,
          (index + 1) * MAX_FILES_A_PROJECT,
        ),
    ),
  );
}

function getFileKey({ code, fileName, compilerOptions }: NamedInput): string {
  return JSON.stringify([fileName, compilerOptions, code]);
}
