import type ts from 'typescript';
import type { ProjectLayout } from './projectLayout';

type Ts = typeof ts;

/** Parts of TypeScript that its types don't show: with them it goes through folders. */
interface MatchFiles {
  matchFiles: (
    path: string,
    extensions: readonly string[] | undefined,
    excludes: readonly string[] | undefined,
    includes: readonly string[] | undefined,
    useCaseSensitiveFileNames: boolean,
    currentDirectory: string,
    depth: number | undefined,
    getFileSystemEntries: (path: string) => {
      files: readonly string[];
      directories: readonly string[];
    },
    realpath: (path: string) => string,
  ) => string[];
}

/**
 * Lets TypeScript read tsconfigs of a project that is only described.
 *
 * @throws when this version of TypeScript doesn't show how it goes through folders
 */
export function virtualHost(
  typescript: Ts,
  { tsconfigs, file, otherFiles = [] }: ProjectLayout,
): ts.ParseConfigHost {
  const { matchFiles } = typescript as unknown as Partial<MatchFiles>;
  if (typeof matchFiles !== 'function') {
    throw new Error(
      `TypeScript ${typescript.version} has no function "matchFiles". Correct src/adopt/project/virtualHost.ts.`,
    );
  }
  const texts = new Map(tsconfigs.map(({ path, text }) => [path, text]));
  const files = new Set([...texts.keys(), file, ...otherFiles]);
  const entries = entriesByFolder(files);
  return {
    useCaseSensitiveFileNames: true,
    fileExists: path => files.has(path),
    readFile: path => texts.get(path),
    readDirectory: (root, extensions, excludes, includes, depth) =>
      matchFiles(
        root,
        extensions,
        excludes,
        includes,
        true,
        '/',
        depth,
        path => {
          const found = entries.get(path.replace(/(?<=.)\/$/, ''));
          return {
            files: [...(found?.files ?? [])],
            directories: [...(found?.directories ?? [])],
          };
        },
        path => path,
      ),
  };
}

interface Entries {
  files: Set<string>;
  directories: Set<string>;
}

function entriesByFolder(files: Iterable<string>): Map<string, Entries> {
  const folders = new Map<string, Entries>();
  const folderOf = (path: string): Entries => {
    const folder = folders.get(path) ?? {
      files: new Set(),
      directories: new Set(),
    };
    folders.set(path, folder);
    return folder;
  };
  for (const file of files) {
    const parts = file.split('/').slice(1);
    parts.forEach((part, index) => {
      const folder = folderOf(`/${parts.slice(0, index).join('/')}`);
      const isFile = index === parts.length - 1;
      (isFile ? folder.files : folder.directories).add(part);
    });
  }
  return folders;
}
