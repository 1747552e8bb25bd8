import type ts from 'typescript';
import { projectFolder } from './filePaths';
import type { LibBundle } from './libBundle';
import type { InstalledPackages } from './typePacks/installedPackages';

/** A language service host that has one file of the project at a time, installed packages, and the lib files. */
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
  packages: InstalledPackages,
  options: ts.CompilerOptions,
): SingleFileHost {
  let file: { path: string; code: string; version: number } | undefined;

  const readFile = (path: string): string | undefined =>
    path === file?.path
      ? file.code
      : (packages.files.get(path) ?? libs.files.get(path));

  return {
    setFile(path, code) {
      if (file?.path !== path || file.code !== code) {
        lastVersion += 1;
        file = { path, code, version: lastVersion };
      }
    },
    readFile,
    fileExists: path => readFile(path) !== undefined,
    directoryExists: path =>
      packages.folders.has(withoutSlash(path)) || libs.folder.startsWith(path),
    getDirectories: path => [
      ...(packages.folders.get(withoutSlash(path)) ?? []),
    ],
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

/** A folder's path in one form: TypeScript asks for that of `import './'` with a slash at its end. */
function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
