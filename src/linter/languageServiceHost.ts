import type ts from 'typescript';
import { projectFolder } from './filePaths';
import type { LibBundle } from './libBundle';

/** A language service host that has the files of the project in memory, and the lib files. */
export interface ProjectHost extends ts.LanguageServiceHost {
  /** Puts files, code by path, in the place of all that the host had before. */
  setFiles: (files: ReadonlyMap<string, string>) => void;
  /** Changes one file, or adds it. */
  setFile: (filePath: string, code: string) => void;
}

interface VersionedFile {
  code: string;
  version: number;
}

/**
 * One counter for all files of all hosts. If it started again, a file could
 * get a version that it had before, and TypeScript would serve its old text.
 */
let lastVersion = 0;

/** Creates a host without a file. */
export function createLanguageServiceHost(
  typescript: typeof ts,
  libs: LibBundle,
  options: ts.CompilerOptions,
): ProjectHost {
  const files = new Map<string, VersionedFile>();
  let roots: string[] = [];

  const readFile = (path: string): string | undefined =>
    files.get(path)?.code ?? libs.files.get(path);

  function setFile(path: string, code: string): void {
    if (files.get(path)?.code !== code) {
      lastVersion += 1;
      files.set(path, { code, version: lastVersion });
      // In an order of their own: another one would be another program.
      roots = [...files.keys()].filter(isRoot).sort();
    }
  }

  return {
    setFile,
    setFiles(given) {
      for (const path of files.keys()) {
        if (!given.has(path)) {
          files.delete(path);
        }
      }
      for (const [path, code] of given) {
        setFile(path, code);
      }
      roots = roots.filter(path => files.has(path));
    },
    readFile,
    fileExists: path => readFile(path) !== undefined,
    getScriptFileNames: () => roots,
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

/** JSON is part of a program only where code imports it. */
function isRoot(path: string): boolean {
  return !path.endsWith('.json');
}
