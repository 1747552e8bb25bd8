import environments from 'globals';
import type { Globals, WorkerInput } from '../protocol';
import type { LintConfig, LinterService, LintResult } from '../types';

/** Syntax trees and types of a file. */
export type Analysis = Pick<LintResult, 'sourceCode' | 'typescript'>;

/** What a config says of the language, with what the reader has chosen: the config's own source type outranks that. */
export function readLanguageOptions({
  code,
  config: { globals = [], isFlat = false, languageOptions },
  sourceType,
}: WorkerInput): NonNullable<LintConfig['languageOptions']> {
  const byName: Readonly<Record<string, Globals>> = environments;
  const known: Globals = {};
  for (const each of [...globals, ...(isFlat ? [] : environmentsIn(code))]) {
    Object.assign(known, typeof each === 'string' ? byName[each] : each);
  }
  return { sourceType, globals: known, ...languageOptions };
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

/** Keeps the last file's trees: most questions are about the file that was linted last. */
export class AnalysisCache {
  readonly #lint: LinterService['lint'];
  #last: { input: WorkerInput; key: string; analysis: Analysis } | undefined;

  constructor(lint: LinterService['lint']) {
    this.#lint = lint;
  }

  /** Parses, unless this very file was the last one. */
  get(input: WorkerInput): Analysis {
    const key = keyOf(input);
    if (this.#last?.key !== key) {
      const config = { languageOptions: readLanguageOptions(input) };
      const { code, compilerOptions, fileName, otherFiles } = input;
      const asked = { code, compilerOptions, config, fileName, otherFiles };
      this.#last = { input, key, analysis: this.#lint(asked) };
    }
    return this.#last.analysis;
  }

  /** Takes over what linting has parsed. */
  set(input: WorkerInput, analysis: Analysis): void {
    this.#last = { input, key: keyOf(input), analysis };
  }

  /** To be called before the engine looks at a file: another project makes what is known useless. */
  retain(input: WorkerInput): void {
    if (this.#last && projectKeyOf(this.#last.input) !== projectKeyOf(input)) {
      this.clear();
    }
  }

  /** To be called when the engine has looked at code that is no question's input. */
  clear(): void {
    this.#last = undefined;
  }
}

/** The part of the input that the trees depend on, which the rules are not. */
function keyOf(input: WorkerInput): string {
  const { fileName } = input;
  return JSON.stringify([
    projectKeyOf(input),
    fileName,
    readLanguageOptions(input),
  ]);
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
