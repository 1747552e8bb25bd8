import { useEffect, useEffectEvent, useState } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { useSelector } from '../state/PlaygroundContext';
import { type LinterRequest, selectRequest } from './analysisSelectors';

/**
 * The linter's answer to a question about the texts, and to each that follows.
 *
 * @param question tells the question from others: another one is asked, `undefined` isn't
 * @param about whom to ask about what, if not about the texts as they are at each moment
 */
export function useWorkerAnswer<Value>(
  question: string | undefined,
  ask: (
    client: LinterClient,
    input: WorkerInput,
    last: Value | undefined,
    /** Whether the answer is no longer wanted. */
    isOutdated: () => boolean,
  ) => Promise<Value | undefined>,
  about?: LinterRequest,
) {
  const present = useSelector(selectRequest);
  const request = about ?? present;
  const [settled, setSettled] = useState<{
    request: LinterRequest;
    question: string;
    last: Value | undefined;
  }>();
  const put = useEffectEvent(
    ({ client, input }: LinterRequest, isOutdated: () => boolean) =>
      ask(client, input, settled?.last, isOutdated),
  );
  useEffect(() => {
    if (request === undefined || question === undefined) {
      return undefined;
    }
    let outdated = false;
    const settle = (answer?: Value) => {
      if (!outdated) {
        setSettled(before => ({
          request,
          question,
          last: answer ?? before?.last,
        }));
      }
    };
    put(request, () => outdated).then(settle, () => settle());
    return () => {
      outdated = true;
    };
  }, [request, question]);
  return {
    /** The last answer, which may be about other texts, or to what was asked before. */
    last: settled?.last,
    isAwaited:
      request !== undefined &&
      question !== undefined &&
      (settled?.request !== request || settled.question !== question),
  };
}
