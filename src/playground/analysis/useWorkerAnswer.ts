import { useEffect, useState } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { useSelector } from '../state/PlaygroundContext';
import { selectQuestion } from './analysis';

/**
 * The linter's answer to a question about the texts, and to each that follows.
 *
 * @param ask puts the question; another function asks again, `undefined` nothing
 * @returns the last answer, which may be about other texts
 */
export function useWorkerAnswer<Answer>(
  ask:
    | ((
        client: LinterClient,
        input: WorkerInput,
      ) => Promise<Answer | undefined>)
    | undefined,
): Answer | undefined {
  const question = useSelector(selectQuestion);
  const [last, setLast] = useState<{ answer: Answer }>();
  useEffect(() => {
    if (question === undefined || ask === undefined) {
      return undefined;
    }
    let outdated = false;
    ask(question.client, question.input).then(
      answer => {
        if (answer !== undefined && !outdated) {
          setLast({ answer });
        }
      },
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [question, ask]);
  return last?.answer;
}
