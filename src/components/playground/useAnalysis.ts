import { useMemo } from 'react';
import type {
  LinterClient,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';
import { locateErrors } from '../../playground/config/locateRule';
import { readConfig } from '../../playground/config/readConfig';
import { fileNameOf, type PlaygroundState } from '../../playground/state';
import type { TextProblem } from '../../playground/textProblem';
import { locateOptions } from '../../playground/tsconfig/locateOptions';
import { readTsconfig } from '../../playground/tsconfig/readTsconfig';
import { useAnswer } from './useAnswer';

/** What is known of the texts. */
export interface Analysis {
  /** `undefined` as long as a config has errors. */
  input: WorkerInput | undefined;
  /** The linter's last answer. */
  report: WorkerReport | undefined;
  /** What the answer is about. */
  reported: WorkerInput | undefined;
  /** Whether the answer is about the texts as they are now. */
  fresh: boolean;
  /** Whether there will be no answer about the texts as they are now. */
  refused: boolean;
  /** What the linter threw instead of an answer. */
  failure: string | undefined;
  configProblems: TextProblem[];
  tsconfigProblems: TextProblem[];
  /** Asks again about the same texts. */
  checkAgain: () => void;
}

/** Reads the configs, asks the linter, and brings both together. */
export function useAnalysis(
  state: PlaygroundState,
  client: LinterClient | undefined,
): Analysis {
  const { code, eslintrc, fileType, sourceType, tsconfig } = state;
  const configReading = useMemo(() => readConfig(eslintrc), [eslintrc]);
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
  const errors = current?.errors;
  const optionDiagnostics = current?.compilerOptionDiagnostics;
  return {
    input,
    report: answer?.report,
    reported: answer?.reported,
    fresh,
    refused: refusal !== undefined,
    failure: refusal?.reason,
    configProblems: useMemo(
      () => [
        ...configReading.problems,
        ...locateErrors(eslintrc, errors ?? []),
      ],
      [configReading, eslintrc, errors],
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
