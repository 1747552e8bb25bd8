import type ts from 'typescript';
import { convertCompilerOptions } from './compilerOptions';
import { getCompilerOptionDiagnostics } from './diagnostics';
import { projectFolder } from './filePaths';
import { createLanguageServiceHost } from './languageServiceHost';
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
      ...getCompilerOptionDiagnostics(typescript, program),
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
