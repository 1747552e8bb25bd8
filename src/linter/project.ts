import type ts from 'typescript';
import { describeDiagnostic } from './diagnostics';
import { projectFolder } from './filePaths';
import { bundleLibFiles } from './libBundle';
import type {
  CompilerOptionDiagnostic,
  CompilerOptionsJson,
  LinterEnvironment,
  TypePack,
} from './types';

/** TypeScript, warm, for one set of compiler options and packages, and the files of one question at a time. */
export interface Project {
  languageService: ts.LanguageService;
  /** Puts files, code by path, in the place of all that the project had before. */
  setFiles: (files: ReadonlyMap<string, string>) => void;
  /** Changes one file, or adds it. */
  setFile: (filePath: string, code: string) => void;
  /** The program of the files' present code, its type checker ready. */
  getProgram: () => ts.Program;
  /** The errors that TypeScript finds in the compiler options. */
  getCompilerOptionDiagnostics: (
    program: ts.Program,
  ) => CompilerOptionDiagnostic[];
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

/** Creates a project. Projects with the same registry share the syntax trees of lib files and packages. */
export function createProject(
  { ts: typescript, libFiles }: LinterEnvironment,
  compilerOptions: CompilerOptionsJson,
  packs: readonly TypePack[],
  registry: ts.DocumentRegistry,
): Project {
  const { options, diagnostics } = convertCompilerOptions(
    typescript,
    compilerOptions,
  );
  const libs = bundleLibFiles(typescript, libFiles, options);
  const packages = installPacks(packs);
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

  const host: ts.LanguageServiceHost = {
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
  const languageService = typescript.createLanguageService(host, registry);

  return {
    languageService,
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
    getProgram() {
      const program = languageService.getProgram();
      if (!program) {
        throw new Error('The language service has no program.');
      }
      return program;
    },
    getCompilerOptionDiagnostics: program => [
      ...diagnostics,
      ...getCompilerOptionDiagnostics(program),
    ],
  };
}

/** Puts the packages of packs into the project's `node_modules`: text by full path. */
function installPacks(packs: readonly TypePack[]): ReadonlyMap<string, string> {
  return new Map(
    packs
      .flatMap(pack => [...pack.files])
      .map(([path, text]) => [`${projectFolder}/${path}`, text]),
  );
}

/**
 * Set whatever the user's options say, as the parser does for a
 * `parserOptions.project`: JavaScript is linted too, and nothing is written.
 */
const forcedCompilerOptions: ts.CompilerOptions = {
  allowJs: true,
  noEmit: true,
};

/** Reads compiler options. What TypeScript does not understand becomes a diagnostic; the rest holds. */
export function convertCompilerOptions(
  typescript: typeof ts,
  json: CompilerOptionsJson,
): { options: ts.CompilerOptions; diagnostics: CompilerOptionDiagnostic[] } {
  const { options, errors } = typescript.convertCompilerOptionsFromJson(
    json,
    projectFolder,
  );
  return {
    options: { ...options, ...forcedCompilerOptions },
    diagnostics: errors.map(describeDiagnostic),
  };
}

/** Types that TypeScript gives up on. Without a place, that is a type only a rule has asked for. */
const excessiveTypes: ReadonlySet<number> = new Set([2589, 2590]);

/** What TypeScript says against the options of a program, lib files that are missing included. */
function getCompilerOptionDiagnostics(
  program: ts.Program,
): CompilerOptionDiagnostic[] {
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()]
    .filter(({ code }) => !excessiveTypes.has(code))
    .map(describeDiagnostic);
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

/** The folders on the way to files of the project. The project's own is always there. */
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
