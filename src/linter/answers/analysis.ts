import type { WorkerInput } from '../protocol';
import type { LinterService, LintInput, LintResult } from '../types';
import { readLanguageOptions } from './config';

/** Syntax trees and types of a file. */
export type Analysis = Pick<LintResult, 'sourceCode' | 'typescript'>;

/** Keeps the last file's trees: most questions are about the file that was linted last. */
export class AnalysisCache {
  readonly #service: LinterService;
  #last: { key: string; result: LintResult } | undefined;

  constructor(service: LinterService) {
    this.#service = service;
  }

  /** Lints, and keeps the trees. */
  lint(input: WorkerInput, lintInput: LintInput): LintResult {
    // Let go of first: two programs are much for a phone.
    this.#last = undefined;
    const result = this.#service.lint(lintInput);
    this.#last = { key: keyOf(input), result };
    return result;
  }

  /** Parses, unless this very file was the last one. */
  get(input: WorkerInput): Analysis {
    if (this.#last?.key === keyOf(input)) {
      return this.#last.result;
    }
    const languageOptions = readLanguageOptions(input);
    return this.lint(input, { ...input, config: { languageOptions } });
  }
}

/** The part of the input that the trees depend on, which the rules are not. */
function keyOf(input: WorkerInput): string {
  return JSON.stringify([
    { ...input, config: undefined },
    readLanguageOptions(input),
  ]);
}
