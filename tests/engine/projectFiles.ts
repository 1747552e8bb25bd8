import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { NamedInput } from './inputs';

const installed = join(__dirname, '../../node_modules');

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

/**
 * Writes the code of inputs into a temporary folder, in one project as far as
 * they can share it, and makes that folder the current one: for TypeScript the
 * current folder is the project's.
 *
 * @param maxFiles how many share a project at most: more of them make each fix
 * slower, fewer make more programs
 * @param packagesOf packages that are installed for an input, by their folders
 * in `node_modules`: those of this project
 */
export function writeProjectFiles(
  inputs: readonly NamedInput[],
  maxFiles = 200,
  packagesOf: (input: NamedInput) => readonly string[] = () => [],
): ProjectFiles {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'eslint-class-')));
  const previousFolder = process.cwd();
  process.chdir(root);
  // TypeScript has asked once, if other tests of this process were first, and goes by that.
  const getCurrentDirectory = ts.sys.getCurrentDirectory.bind(ts.sys);
  ts.sys.getCurrentDirectory = () => root;

  const files = new Map<string, ProjectFile>();
  for (const [index, { group, packages }] of groupByProject(
    inputs,
    maxFiles,
    packagesOf,
  ).entries()) {
    const folder = join(root, `project-${String(index)}`);
    const project = join(folder, 'tsconfig.json');
    for (const [fileIndex, input] of group.entries()) {
      const path = join(folder, String(fileIndex), input.fileName);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, input.code);
      files.set(getFileKey(input), { path, project });
    }
    installPackages(folder, packages);
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
      ts.sys.getCurrentDirectory = getCurrentDirectory;
      rmSync(root, { recursive: true });
    },
  };
}

/** Links, so that packages find what they need where they really are. */
function installPackages(folder: string, packages: readonly string[]): void {
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(installed, name), link);
  }
}

/** Files that see each other's globals would lint differently: they get a project each. */
function groupByProject(
  inputs: readonly NamedInput[],
  maxFiles: number,
  packagesOf: (input: NamedInput) => readonly string[],
): { group: NamedInput[]; packages: readonly string[] }[] {
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
      !/\.d\.[cm]?ts$/.test(input.fileName) &&
      !input.code.includes('declare global');
    const groupKey = isModule
      ? JSON.stringify([input.compilerOptions, packagesOf(input)])
      : key;
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), input]);
  }
  return [...groups.values()].flatMap(group =>
    Array.from({ length: Math.ceil(group.length / maxFiles) }, (_, index) => ({
      group: group.slice(index * maxFiles, (index + 1) * maxFiles),
      packages: group[0] ? packagesOf(group[0]) : [],
    })),
  );
}

function getFileKey({ code, fileName, compilerOptions }: NamedInput): string {
  return JSON.stringify([fileName, compilerOptions, code]);
}
