import type { Globals, WorkerInput } from '../protocol';
import type { LintConfig, LinterService, LintResult } from '../types';

/** Syntax trees and types of a file. */
export type Analysis = Pick<LintResult, 'sourceCode' | 'typescript'>;

/** Keeps the last file's trees: most questions are about the file that was linted last. */
export interface AnalysisCache {
  /** Parses, unless this very file was the last one. */
  get: (input: WorkerInput) => Analysis;
  /** Takes over what linting has parsed. */
  set: (input: WorkerInput, analysis: Analysis) => void;
  /** To be called before the engine looks at a file: another project makes what is known useless. */
  retain: (input: WorkerInput) => void;
  /** To be called when the engine has looked at code that is no question's input. */
  clear: () => void;
}

/** Globals that are there in an environment, by its name. */
export type Environments = Readonly<Record<string, Globals>>;

/** What a config says of the language, with what the reader has chosen. */
export type ReadLanguageOptions = (
  input: WorkerInput,
) => NonNullable<LintConfig['languageOptions']>;

/** Creates what reads them: the config's own source type outranks the chosen one. */
export function createLanguageOptionsReader(
  environments: Environments,
): ReadLanguageOptions {
  return ({
    code,
    config: { globals = [], isFlat = false, languageOptions },
    sourceType,
  }) => {
    const known: Globals = {};
    for (const each of [...globals, ...(isFlat ? [] : environmentsIn(code))]) {
      Object.assign(
        known,
        typeof each === 'string' ? environments[each] : each,
      );
    }
    return { sourceType, globals: known, ...languageOptions };
  };
}

/** The environments that comments of the code name, found as ESLint's `Linter` finds them. */
function environmentsIn(code: string): string[] {
  return [...code.matchAll(/\/\*\s*eslint-env\s(.+?)(?:\*\/|$)/gsu)].flatMap(
    ([, names = '']) =>
      names
        .replace(/\s--\s.*/su, '')
        .split(',')
        .map(name => name.trim()),
  );
}

/** Creates an empty cache. */
export function createAnalysisCache(
  lint: LinterService['lint'],
  languageOptionsOf: ReadLanguageOptions,
): AnalysisCache {
  /** The engine's input for a file, without any rules. */
  const parseOnly = (input: WorkerInput) => ({
    code: input.code,
    fileName: input.fileName,
    compilerOptions: input.compilerOptions,
    otherFiles: input.otherFiles,
    config: { languageOptions: languageOptionsOf(input) },
  });
  /** The part of the input that the trees depend on, which the rules are not. */
  const keyOf = (input: WorkerInput) =>
    JSON.stringify([
      projectKeyOf(input),
      input.fileName,
      languageOptionsOf(input),
    ]);
  let last: { input: WorkerInput; key: string; analysis: Analysis } | undefined;
  return {
    get(input) {
      const key = keyOf(input);
      if (last?.key !== key) {
        last = { input, key, analysis: lint(parseOnly(input)) };
      }
      return last.analysis;
    },
    set(input, analysis) {
      last = { input, key: keyOf(input), analysis };
    },
    retain(input) {
      if (last && projectKeyOf(last.input) !== projectKeyOf(input)) {
        last = undefined;
      }
    },
    clear() {
      last = undefined;
    },
  };
}

/** The files and the compiler options, whichever of the files is asked about. */
function projectKeyOf({
  code,
  compilerOptions,
  fileName,
  otherFiles = [],
}: WorkerInput): string {
  const files = [...otherFiles, { name: fileName, code }].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return JSON.stringify([
    compilerOptions,
    files.map(({ name, code: text }) => [name, text]),
  ]);
}
