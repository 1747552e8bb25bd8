import { useCallback, useEffect, useState } from 'react';
import type {
  LinterClient,
  SelectorResult,
  WorkerInput,
} from '../../linter/protocol';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { useSelector } from '../state/PlaygroundContext';

/** How long a search runs before the page says so, in milliseconds. Most end before anyone could read it. */
const silentTime = 300;

/** What is known of a selector's matches. */
export interface SelectorSearch {
  /** `undefined` until there is one, and while a search is slow. */
  result: SelectorResult | undefined;
  isSearching: boolean;
  /** Searches once more for a selector that was given up. */
  searchAgain: () => void;
}

/**
 * Searches the tree for a selector, and again whenever the code changes. One that has found no end is not
 * tried again until the reader asks for it.
 *
 * @param selector empty: there is nothing to search for
 */
export function useSelectorResult(selector: string): SelectorSearch {
  const [givenUp, setGivenUp] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const isGivenUp = givenUp?.selector === selector;
  const ask = useCallback(
    async (
      client: LinterClient,
      input: WorkerInput,
    ): Promise<Found | undefined> => {
      const result = await client.ask('select', input, selector);
      return result && { selector, attempt, result };
    },
    [selector, attempt],
  );
  const { last, isAwaited } = useWorkerAnswer(
    selector === '' || isGivenUp ? undefined : ask,
  );
  if (last !== givenUp && last?.attempt === attempt && isAbandoned(last)) {
    setGivenUp(last);
  }
  const canSearch = useSelector(
    ({ status: { state } }) => state === 'busy' || state === 'ready',
  );
  const isLong = useIsLong(isAwaited) && isAwaited;
  const found = isGivenUp ? givenUp : last;
  const isCurrent =
    selector !== '' && (isAwaited ? !isLong : found?.selector === selector);
  return {
    result: isCurrent ? found?.result : undefined,
    isSearching: isLong && canSearch,
    searchAgain: useCallback(() => {
      setGivenUp(undefined);
      setAttempt(before => before + 1);
    }, []),
  };
}

/** What came of a search. */
interface Found {
  selector: string;
  attempt: number;
  result: SelectorResult;
}

function isAbandoned({ result }: Found): boolean {
  return 'abandoned' in result;
}

/** Whether something has been so for a while. */
function useIsLong(isSo: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIsLong(true);
    }, silentTime);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo]);
  return isLong;
}
