import type { WorkerInput } from '../protocol';
import type { LinterService, LintResult } from '../types';

/** Syntax trees and types of a file. */
export type Analysis = Pick<LintResult, 'sourceCode' | 'typescript'>;

/** Keeps the last file's trees: most questions are about the file that was linted last. */
export interface AnalysisCache {
  /** Parses, unless this very file was the last one. */
  get: (input: WorkerInput) => Analysis;
  /** Takes over what linting has parsed. */
  set: (input: WorkerInput, analysis: Analysis) => void;
  /** To be called before the engine looks at a file, which makes what is known of others useless. */
  retainOnly: (input: WorkerInput) => void;
  /** To be called when the engine has looked at code that is no question's input. */
  clear: () => void;
}

/** Creates an empty cache. */
export function createAnalysisCache(
  lint: LinterService['lint'],
): AnalysisCache {
  let last: { key: string; analysis: Analysis } | undefined;
  return {
    get(input) {
      const key = keyOf(input);
      if (last?.key !== key) {
        last = { key, analysis: lint(parseOnly(input)) };
      }
      return last.analysis;
    },
    set(input, analysis) {
      last = { key: keyOf(input), analysis };
    },
    retainOnly(input) {
      if (last?.key !== keyOf(input)) {
        last = undefined;
      }
    },
    clear() {
      last = undefined;
    },
  };
}

/** The engine's input for a file, without any rules. */
function parseOnly(input: WorkerInput): Parameters<LinterService['lint']>[0] {
  return {
    code: input.code,
    fileName: input.fileName,
    compilerOptions: input.compilerOptions,
    config: { languageOptions: languageOptionsOf(input) },
  };
}

/** The config's own, with the source type that was chosen. */
export function languageOptionsOf({
  config,
  sourceType,
}: WorkerInput): NonNullable<WorkerInput['config']['languageOptions']> {
  return { ...config.languageOptions, sourceType };
}

/** The part of the input that the trees depend on, which the rules are not. */
function keyOf(input: WorkerInput): string {
  return JSON.stringify([
    input.fileName,
    input.compilerOptions,
    languageOptionsOf(input),
    input.code,
  ]);
}
