import { type ReactNode, useEffect, useState } from 'react';
import type { WorkerStatus } from '../../linter/protocol';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { selectRefusal } from './analysis';
import { checkAgain } from './askLinter';
import styles from './LinterStatus.module.css';

/** After how long the reader is offered to stop the check, in milliseconds. */
const longCheckMs = 3_000;

/** What the linter is doing: how far it is loaded, or what became of it. */
export function LinterStatus(): ReactNode {
  const { store } = usePlayground();
  const status = useSelector(session => session.status);
  const failure = useSelector(session => selectRefusal(session)?.reason);
  switch (status.state) {
    case 'loading':
      return (
        <p className={styles.status}>
          <label className={styles.progress}>
            Loading {status.what}
            <progress value={status.loaded} max={Math.max(1, status.total)} />
          </label>
          {percent(status.loaded, status.total)}
        </p>
      );
    case 'starting':
      return <p className={styles.status}>Starting the linter …</p>;
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>The linter is not running. {status.reason}</p>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              store.get().client?.retry();
              // Its answer to what it was busy with before it failed is no longer wanted.
              checkAgain(store);
            }}
          >
            Retry
          </button>
        </div>
      );
    case 'restarted':
      return <Unchecked reason={status.reason} />;
    case 'busy':
    case 'ready':
      return failure === undefined ? (
        status.state === 'busy' && <LongCheck status={status} />
      ) : (
        <Unchecked
          reason={`This code could not be checked. The linter failed with: ${failure}.`}
        />
      );
  }
}

/** A way out of a check that takes long, once it does. */
function LongCheck({ status }: { status: WorkerStatus }): ReactNode {
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
      <div className={styles.restarted} role="status">
        <p>Checking this code takes long.</p>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            store.get().client?.stop();
          }}
        >
          Stop
        </button>
      </div>
    )
  );
}

/** Why the code was not checked. The next change is checked without a click. */
function Unchecked({ reason }: { reason: string }): ReactNode {
  const { store } = usePlayground();
  return (
    <div className={styles.restarted} role="alert">
      <p>{reason}</p>
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          checkAgain(store);
        }}
      >
        Check again
      </button>
    </div>
  );
}

function percent(loaded: number, total: number): string {
  return total === 0
    ? ''
    : `${String(Math.min(100, Math.floor((100 * loaded) / total)))} %`;
}
