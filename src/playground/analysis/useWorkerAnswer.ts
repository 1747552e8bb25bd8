import { useEffect, useState } from 'react';
import type { LinterClient, WorkerInput } from '../../linter/protocol';
import { useSelector } from '../state/PlaygroundContext';
import { type LinterRequest, selectRequest } from './analysisSelectors';

type Ask<Value> = (
  client: LinterClient,
  input: WorkerInput,
  /** Whether the answer is no longer wanted. */
  isOutdated: () => boolean,
) => Promise<Value | undefined>;

/** What is known of the answer to a request. */
export interface WorkerAnswer<Value> {
  /** The last answer, which may be about other texts, or to what was asked before. */
  last: Value | undefined;
  /** Whether there will be another. */
  isAwaited: boolean;
}

/** What the linter has done with. */
interface Settled<Value> {
  request: LinterRequest;
  ask: Ask<Value>;
  last: Value | undefined;
}

/**
 * The linter's answer to a question about the texts, and to each that follows.
 *
 * @param ask puts the question; another function asks again, `undefined` nothing
 * @param about whom to ask about what, if not about the texts as they are at each moment
 */
export function useWorkerAnswer<Value>(
  ask: Ask<Value> | undefined,
  about?: LinterRequest,
): WorkerAnswer<Value> {
  const present = useSelector(selectRequest);
  const request = about ?? present;
  const [settled, setSettled] = useState<Settled<Value>>();
  useEffect(() => {
    if (request === undefined || ask === undefined) {
      return undefined;
    }
    let outdated = false;
    const settle = (answer?: Value) => {
      if (!outdated) {
        setSettled(before => ({
          request,
          ask,
          last: answer ?? before?.last,
        }));
      }
    };
    ask(request.client, request.input, () => outdated).then(settle, () => {
      settle();
    });
    return () => {
      outdated = true;
    };
  }, [request, ask]);
  return {
    last: settled?.last,
    isAwaited:
      request !== undefined &&
      ask !== undefined &&
      (settled?.request !== request || settled.ask !== ask),
  };
}
