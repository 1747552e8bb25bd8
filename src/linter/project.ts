import type ts from 'typescript';
import { describeDiagnostic } from './diagnostics';
import { libFolder, projectFolder } from './filePaths';
import type {
  CompilerOptionDiagnostic,
  CompilerOptionsJson,
  LinterEnvironment,
  TypePack,
} from './types';

/** TypeScript, warm, for one set of compiler options and packages, and the files of one question at a time. */
export type Project = ReturnType<typeof createProject>;

const maxProjects = 4;

/** Keeps a project for each set of compiler options and packages, up to a number, and then lets go of the one not used for the longest. */
export class ProjectPool {
  readonly #registry: ts.DocumentRegistry;
  // A Map lists its entries in the order in which they were set.
  readonly #projects = new Map<string, Project>();

  constructor(private readonly environment: LinterEnvironment) {
    this.#registry = environment.ts.createDocumentRegistry(true, projectFolder);
  }

  get(
    compilerOptions: CompilerOptionsJson,
    packs: readonly TypePack[],
  ): Project {
    const key = JSON.stringify([
      compilerOptions,
      packs.map(({ name }) => name).sort(),
    ]);
    const project =
      this.#projects.get(key) ??
      createProject(this.environment, compilerOptions, packs, this.#registry);
    this.#projects.delete(key);
    this.#projects.set(key, project);
    const [oldest] = this.#projects;
    if (oldest && this.#projects.size > maxProjects) {
      oldest[1].languageService.dispose();
      this.#projects.delete(oldest[0]);
    }
    return project;
  }

  /** Runs what asks TypeScript. What throws may have left a project half done, so none is used again. */
  attempt<Value>(run: () => Value): Value {
    try {
      return run();
    } catch (error) {
      this.#projects.clear();
      throw error;
    }
  }
}

/** Creates a project. Projects with the same registry share the syntax trees of lib files and packages. */
export function createProject(
  { ts: typescript, libFiles }: LinterEnvironment,
  compilerOptions: CompilerOptionsJson,
  packs: readonly TypePack[],
  registry: ts.DocumentRegistry,
) {
  const { options, diagnostics } = convertCompilerOptions(
    typescript,
    compilerOptions,
  );
  /** What never changes: lib files and packages. */
  const installed = new Map([
    ...prefixPaths(libFolder, libFiles),
    ...packs.flatMap(({ files: texts }) => prefixPaths(projectFolder, texts)),
  ]);
  const files = new Map<string, string>();

  const readFile = (path: string): string | undefined =>
    files.get(path) ?? installed.get(path);

  /** Paths of all that is in a folder, from there. TypeScript writes some folders with a slash at their end. */
  function listFolder(folder: string): string[] {
    const start = folder.replace(/\/?$/, '/');
    return [...files.keys(), ...installed.keys()]
      .filter(path => path.startsWith(start))
      .map(path => path.slice(start.length));
  }

  const host: ts.LanguageServiceHost = {
    readFile,
    fileExists: path => readFile(path) !== undefined,
    directoryExists: path => listFolder(path).length > 0,
    getDirectories: path => [
      ...new Set(
        listFolder(path).flatMap(inside => /^(.+?)\//.exec(inside)?.[1] ?? []),
      ),
    ],
    // In an order of their own: another one would be another program. JSON is part of it only where code imports it.
    getScriptFileNames: () =>
      [...files.keys()].filter(path => !path.endsWith('.json')).sort(),
    // One text has one version, whichever project of the registry it is in, and when.
    getScriptVersion: path => files.get(path) ?? 'installed',
    getScriptSnapshot(path) {
      const text = readFile(path);
      return text === undefined
        ? undefined
        : typescript.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => options,
    getCurrentDirectory: () => projectFolder,
    getDefaultLibFileName: settings =>
      `${libFolder}/${typescript.getDefaultLibFileName(settings)}`,
    useCaseSensitiveFileNames: () => true,
  };
  const languageService = typescript.createLanguageService(host, registry);

  return {
    languageService,
    setFile: (path: string, code: string): void => {
      files.set(path, code);
    },
    /** Puts files, code by path, in the place of all that the project had before. */
    setFiles(given: ReadonlyMap<string, string>): void {
      files.clear();
      for (const [path, code] of given) {
        files.set(path, code);
      }
    },
    /** The program of the files' present code, its type checker ready. */
    getProgram(): ts.Program {
      const program = languageService.getProgram();
      if (!program) {
        throw new Error('The language service has no program.');
      }
      return program;
    },
    getCompilerOptionDiagnostics: (program: ts.Program) => [
      ...diagnostics,
      ...getCompilerOptionDiagnostics(program),
    ],
  };
}

function prefixPaths(
  folder: string,
  files: ReadonlyMap<string, string>,
): [path: string, text: string][] {
  return Array.from(files, ([path, text]) => [`${folder}/${path}`, text]);
}

/** Set whatever the user's options say, as the parser does for a `parserOptions.project`. */
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
