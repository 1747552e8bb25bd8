import Translate from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import type { WorkerStatus } from '../../linter/protocol';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './LinterStatus.module.css';

/** After how long the reader is offered to stop the check, in milliseconds. */
const longCheckMs = 3_000;

/** What the linter is doing, in a place of the toolbar that has the same size whatever it is. */
export function LinterStatus(): ReactNode {
  const status = useSelector(session => session.status);
  const isUsed = useSelector(session => session.isUsed);
  return <div className={styles.status}>{isUsed && describe(status)}</div>;
}

function describe(status: WorkerStatus): ReactNode {
  switch (status.state) {
    case 'loading':
      return (
        <label className={styles.progress}>
          <span className={styles.text}>
            <Translate
              id="playground.linter.loading"
              values={{ what: status.what }}
            >
              {'Loading {what}'}
            </Translate>
          </span>
          <progress value={status.loaded} max={Math.max(1, status.total)} />
        </label>
      );
    case 'starting':
      return (
        <span className={styles.text}>
          <Translate id="playground.linter.starting">
            Starting the linter …
          </Translate>
        </span>
      );
    case 'busy':
      return <LongCheck status={status} />;
    default:
      // What went wrong takes more than a line: see `LinterTrouble`.
      return null;
  }
}

/** A way out of a slow check, once it is slow. */
function LongCheck({
  status,
}: {
  status: Extract<WorkerStatus, { state: 'busy' }>;
}): ReactNode {
  const { store } = usePlayground();
  const [long, setLong] = useState<WorkerStatus>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(status);
    }, longCheckMs);
    return () => {
      clearTimeout(timer);
    };
  }, [status]);
  return (
    // Each question has a status of its own.
    long === status && (
      <>
        <span className={styles.text} role="status">
          {status.asked === 'select' ? (
            <Translate id="playground.linter.longSearch">
              Searching is taking a while
            </Translate>
          ) : (
            <Translate id="playground.linter.longCheck">
              Checking is taking a while
            </Translate>
          )}
        </span>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            store.get().client?.stop();
          }}
        >
          <Translate id="playground.linter.stop">Stop</Translate>
        </button>
      </>
    )
  );
}
