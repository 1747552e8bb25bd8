import { useEffect, useState } from 'react';
import type {
  LinterClient,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';

/** The linter's answer about an input. */
interface Answer {
  report: WorkerReport;
  reported: WorkerInput;
  /** Whether it was the linter's first answer, which takes far longer. */
  isFirst: boolean;
  /** The linter that answered: one for each version of TypeScript. */
  client: LinterClient;
}

/** An input of which the linter has said nothing, and will not. */
interface Refusal {
  refused: WorkerInput;
  /** What answering threw; `undefined` where the client's status says what happened. */
  reason: string | undefined;
}

interface AnswerHook {
  /** The last one, which may be about another input. */
  answer: Answer | undefined;
  /** Whether the answer is what the linter says of the input now. */
  fresh: boolean;
  /** Set when there is no answer to wait for. */
  refusal: Refusal | undefined;
  /** Asks again about the same input. */
  askAgain: () => void;
}

/** Asks the linter about an input, and about each that follows. */
export function useAnswer(
  client: LinterClient | undefined,
  input: WorkerInput | undefined,
): AnswerHook {
  const [answer, setAnswer] = useState<Answer>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (client === undefined || input === undefined) {
      return undefined;
    }
    let outdated = false;
    const refuse = (reason: string | undefined) => {
      if (!outdated) {
        setRefusal({ refused: input, reason });
      }
    };
    client.ask('lint', input).then(
      report => {
        if (report === undefined) {
          refuse(undefined);
        } else if (!outdated) {
          setAnswer(before => ({
            report,
            reported: input,
            isFirst: before?.client !== client,
            client,
          }));
        }
      },
      (error: unknown) => {
        refuse(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      outdated = true;
      setRefusal(undefined);
    };
  }, [client, input, attempt]);
  return {
    answer,
    fresh: answer?.reported === input && answer?.client === client,
    refusal: refusal?.refused === input ? refusal : undefined,
    askAgain: () => {
      setAttempt(attempt + 1);
    },
  };
}
