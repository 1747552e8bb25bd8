import type ts from 'typescript';
import { describeDiagnostic } from './diagnostics';
import { projectFolder } from './filePaths';
import {
  createLanguageServiceHost,
  type ProjectHost,
} from './languageServiceHost';
import { bundleLibFiles } from './libBundle';
import type {
  CompilerOptionDiagnostic,
  CompilerOptionsJson,
  LinterEnvironment,
  TypePack,
} from './types';

/** TypeScript, warm, for one set of compiler options and packages, and the files of one question at a time. */
export interface Project extends Pick<ProjectHost, 'setFile' | 'setFiles'> {
  languageService: ts.LanguageService;
  /** The program of the files' present code, its type checker ready. */
  getProgram: () => ts.Program;
  /** The errors that TypeScript finds in the compiler options. */
  getCompilerOptionDiagnostics: (
    program: ts.Program,
  ) => CompilerOptionDiagnostic[];
}

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
  const host = createLanguageServiceHost(
    typescript,
    bundleLibFiles(typescript, libFiles, options),
    installPacks(packs),
    options,
  );
  const languageService = typescript.createLanguageService(host, registry);

  return {
    languageService,
    setFiles: host.setFiles,
    setFile: host.setFile,
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
