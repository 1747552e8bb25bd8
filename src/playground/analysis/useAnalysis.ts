import { useMemo } from 'react';
import type {
  LinterClient,
  PlaygroundRule,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';
import { type ConfigError, explainErrors } from '../config/explainErrors';
import { readConfig } from '../config/readConfig';
import { fileNameOf, type PlaygroundState } from '../state/playgroundState';
import type { TextProblem } from '../config/textProblem';
import { locateOptions } from '../config/tsconfig/locateOptions';
import { readTsconfig } from '../config/tsconfig/readTsconfig';
import { useAnswer } from './useWorkerAnswer';

/** The linter's answer about the code and the configs, and whether it is current. */
export interface Analysis {
  /** `undefined` as long as a config has errors. */
  input: WorkerInput | undefined;
  /** The linter's last answer. */
  report: WorkerReport | undefined;
  /** The input that the answer is about. */
  reported: WorkerInput | undefined;
  /** Whether the linter had to get ready for the answer. */
  isFirst: boolean;
  /** Whether the answer is about the texts as they are now. */
  fresh: boolean;
  /** Whether there will be no answer about the texts as they are now. */
  refused: boolean;
  /** The error that the linter threw instead of answering. */
  failure: string | undefined;
  /** The errors in the config, from the last answer. */
  errors: readonly ConfigError[];
  configProblems: TextProblem[];
  tsconfigProblems: TextProblem[];
  /** Asks again about the same texts. */
  checkAgain: () => void;
}

/** Reads the configs, asks the linter, and brings both together. */
export function useAnalysis(
  state: PlaygroundState,
  client: LinterClient | undefined,
  rules: readonly PlaygroundRule[] | undefined,
): Analysis {
  const { code, eslintrc, fileType, sourceType, tsconfig } = state;
  const configReading = useMemo(
    () => readConfig(eslintrc, fileNameOf(fileType)),
    [eslintrc, fileType],
  );
  const tsconfigReading = useMemo(() => readTsconfig(tsconfig), [tsconfig]);
  const { config } = configReading;
  const { compilerOptions } = tsconfigReading;

  const input = useMemo(
    (): WorkerInput | undefined =>
      config === undefined || compilerOptions === undefined
        ? undefined
        : {
            code,
            fileName: fileNameOf(fileType),
            sourceType,
            config,
            compilerOptions,
          },
    [code, compilerOptions, config, fileType, sourceType],
  );
  const { answer, fresh, refusal, askAgain } = useAnswer(client, input);
  const current = fresh ? answer?.report : undefined;
  const found = answer?.report.errors;
  const errors = useMemo(
    () => explainErrors(eslintrc, found ?? [], rules),
    [eslintrc, found, rules],
  );
  const optionDiagnostics = current?.compilerOptionDiagnostics;
  return {
    input,
    report: answer?.report,
    reported: answer?.reported,
    isFirst: answer?.isFirst ?? false,
    errors,
    fresh,
    refused: refusal !== undefined,
    failure: refusal?.reason,
    configProblems: useMemo(
      () => [...configReading.problems, ...(fresh ? errors : [])],
      [configReading, fresh, errors],
    ),
    tsconfigProblems: useMemo(
      () => [
        ...tsconfigReading.problems,
        ...locateOptions(tsconfig, optionDiagnostics ?? []),
      ],
      [tsconfigReading, tsconfig, optionDiagnostics],
    ),
    checkAgain: askAgain,
  };
}
