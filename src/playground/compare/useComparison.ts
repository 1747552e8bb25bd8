import { useCallback, useMemo } from 'react';
import { readConfig } from '../../config/read/readConfig';
import type { TextProblem } from '../../config/textProblem';
import type {
  ConfigComparison,
  LinterClient,
  WorkerInput,
} from '../../linter/protocol';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { useSelector } from '../state/PlaygroundContext';
import { fileNameOf } from '../state/sharedState';

interface Comparison {
  /** About the texts as they are, or as they were a moment ago. */
  last: ConfigComparison | undefined;
  isAwaited: boolean;
  /** What is wrong with the text of the other config. */
  problems: readonly TextProblem[];
}

/** Has the code checked with both configs, and again whenever one of them or the code changes. */
export function useComparison(): Comparison {
  const compared = useSelector(({ shared }) => shared.compared);
  const fileName = useSelector(({ shared }) => fileNameOf(shared));
  const { config, problems } = useMemo(
    () => readConfig(compared, fileName),
    [compared, fileName],
  );
  const ask = useCallback(
    async (client: LinterClient, input: WorkerInput) =>
      config && client.ask('compare', input, config),
    [config],
  );
  const isGiven = compared.trim() !== '';
  const answer = useWorkerAnswer(isGiven && config ? ask : undefined);
  return isGiven && config
    ? { ...answer, problems }
    : { last: undefined, isAwaited: false, problems: isGiven ? problems : [] };
}
