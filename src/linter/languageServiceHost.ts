import type ts from 'typescript';
import { projectFolder } from './filePaths';
import type { LibBundle } from './libBundle';

/** A language service host that has the files of the project in memory, installed packages, and the lib files. */
export interface ProjectHost extends ts.LanguageServiceHost {
  /** Puts files, code by path, in the place of all that the host had before. */
  setFiles: (files: ReadonlyMap<string, string>) => void;
  /** Changes one file, or adds it. */
  setFile: (filePath: string, code: string) => void;
}

/** The names of the folders in each folder, by full path. */
type Folders = ReadonlyMap<string, ReadonlySet<string>>;

interface VersionedFile {
  code: string;
  version: number;
}

/**
 * One counter for all files of all hosts. If it started again, a file could
 * get a version that it had before, and TypeScript would serve its old text.
 */
let lastVersion = 0;

/**
 * Creates a host without a file.
 *
 * @param packages what is installed: text by full path
 */
export function createLanguageServiceHost(
  typescript: typeof ts,
  libs: LibBundle,
  packages: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): ProjectHost {
  const files = new Map<string, VersionedFile>();
  let paths = listPaths(files, packages);

  const readFile = (path: string): string | undefined =>
    files.get(path)?.code ?? packages.get(path) ?? libs.files.get(path);

  function setFile(path: string, code: string): void {
    const before = files.get(path);
    if (before?.code !== code) {
      lastVersion += 1;
      files.set(path, { code, version: lastVersion });
    }
    if (!before) {
      paths = listPaths(files, packages);
    }
  }

  return {
    setFile,
    setFiles(given) {
      for (const path of files.keys()) {
        if (!given.has(path)) {
          files.delete(path);
          paths = listPaths(files, packages);
        }
      }
      for (const [path, code] of given) {
        setFile(path, code);
      }
    },
    readFile,
    fileExists: path => readFile(path) !== undefined,
    directoryExists: path =>
      paths.folders.has(withoutSlash(path)) || libs.folder.startsWith(path),
    getDirectories: path => [...(paths.folders.get(withoutSlash(path)) ?? [])],
    getScriptFileNames: () => paths.roots,
    getScriptVersion: path => String(files.get(path)?.version ?? 'lib'),
    getScriptSnapshot(path) {
      const text = readFile(path);
      return text === undefined
        ? undefined
        : typescript.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => options,
    getCurrentDirectory: () => projectFolder,
    getDefaultLibFileName: settings =>
      `${libs.folder}/${typescript.getDefaultLibFileName(settings)}`,
    useCaseSensitiveFileNames: () => true,
  };
}

/** What follows from which files there are, whatever is in them. */
function listPaths(
  files: ReadonlyMap<string, unknown>,
  packages: ReadonlyMap<string, string>,
): { roots: string[]; folders: Folders } {
  return {
    // In an order of their own: another one would be another program.
    roots: [...files.keys()].filter(isRoot).sort(),
    folders: foldersOf([...packages.keys(), ...files.keys()]),
  };
}

/** JSON is part of a program only where code imports it. */
function isRoot(path: string): boolean {
  return !path.endsWith('.json');
}

/** A folder's path in one form: TypeScript asks for that of `import './'` with a slash at its end. */
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * The folders on the way to files of the project. The project's own is always there.
 *
 * @param paths full paths of files
 */
function foldersOf(paths: Iterable<string>): Folders {
  const folders = new Map<string, Set<string>>([[projectFolder, new Set()]]);
  for (const path of paths) {
    const names = path.slice(projectFolder.length + 1).split('/');
    let folder = projectFolder;
    for (const name of names.slice(0, -1)) {
      folders.get(folder)?.add(name);
      folder = `${folder}/${name}`;
      folders.set(folder, folders.get(folder) ?? new Set());
    }
  }
  return folders;
}
