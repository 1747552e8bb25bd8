import { type ReactNode, useCallback, useState } from 'react';
import type {
  LinterClient,
  OriginStep,
  WorkerInput,
} from '../../linter/protocol';
import { OriginTrace } from '../../origins/OriginTrace';
import { problemOf } from '../analysis/analysisSelectors';
import { useWorkerAnswer } from '../analysis/useWorkerAnswer';
import { reveal } from '../sides/navigation';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { ListedProblem } from './listedProblem';
import styles from './ProblemOrigin.module.css';

/** Where the `any` comes from that a problem is about. It is asked for once it's unfolded. */
export function ProblemOrigin({
  listed,
}: {
  listed: ListedProblem;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.origin}
      onToggle={event => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>
        Where does this <code>any</code> come from?
      </summary>
      {isOpen && <Answer listed={listed} />}
    </details>
  );
}

function Answer({ listed }: { listed: ListedProblem }): ReactNode {
  const { store } = usePlayground();
  const problem = useSelector(session => problemOf(session, listed));
  const ask = useCallback(
    (client: LinterClient, input: WorkerInput) =>
      problem === undefined
        ? Promise.resolve(undefined)
        : client.ask('origin', input, {
            line: problem.line,
            column: problem.column,
            endLine: problem.endLine,
            endColumn: problem.endColumn,
            ruleId: problem.code ?? null,
            ...(problem.messageId !== undefined && {
              messageId: problem.messageId,
            }),
          }),
    [problem],
  );
  const { last, isAwaited } = useWorkerAnswer(ask);
  const show = ({ place }: OriginStep): void => {
    if ('range' in place) {
      reveal(store, place.range);
    }
  };
  if (last === undefined || last === null) {
    return (
      <p role="status" className={styles.status}>
        {isAwaited ? 'Following the value …' : 'It can’t be followed here.'}
      </p>
    );
  }
  return <OriginTrace {...last} onShow={show} opensTab />;
}
