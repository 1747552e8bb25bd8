import { useEffect, useMemo, useState } from 'react';
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
  configProblems: TextProblem[];
  tsconfigProblems: TextProblem[];
  /** Asks again about the same texts. */
  checkAgain: () => void;
}

interface Answer {
  report: WorkerReport;
  reported: WorkerInput;
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
  const [answer, checkAgain] = useAnswer(client, input);
  const fresh = answer !== undefined && answer.reported === input;
  const current = fresh ? answer.report : undefined;
  const errors = current?.errors;
  const optionDiagnostics = current?.compilerOptionDiagnostics;
  return {
    input,
    report: answer?.report,
    reported: answer?.reported,
    fresh,
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
    checkAgain,
  };
}

function useAnswer(
  client: LinterClient | undefined,
  input: WorkerInput | undefined,
): [answer: Answer | undefined, askAgain: () => void] {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (client === undefined || input === undefined) {
      return undefined;
    }
    let outdated = false;
    client.ask('lint', input).then(
      report => {
        if (report !== undefined && !outdated) {
          setAnswer({ report, reported: input });
        }
      },
      // The client's status says what happened.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [client, input, attempt]);
  return [
    answer,
    () => {
      setAttempt(attempt + 1);
    },
  ];
}
