import type ts from 'typescript';
import { projectFolder } from './filePaths';
import type { LibBundle } from './libBundle';

/** A language service host that has one file of the project at a time, and the lib files. */
export interface SingleFileHost extends ts.LanguageServiceHost {
  /** Puts the code in the place of whatever file the host had before. */
  setFile: (filePath: string, code: string) => void;
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
): SingleFileHost {
  let file: { path: string; code: string; version: number } | undefined;

  const readFile = (path: string): string | undefined =>
    path === file?.path ? file.code : libs.files.get(path);

  return {
    setFile(path, code) {
      if (file?.path !== path || file.code !== code) {
        lastVersion += 1;
        file = { path, code, version: lastVersion };
      }
    },
    readFile,
    fileExists: path => readFile(path) !== undefined,
    getScriptFileNames: () => (file ? [file.path] : []),
    getScriptVersion: path =>
      path === file?.path ? String(file.version) : 'lib',
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
