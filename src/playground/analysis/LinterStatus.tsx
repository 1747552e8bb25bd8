import { type ReactNode, useEffect, useState } from 'react';
import type { LinterClient, WorkerStatus } from '../../linter/protocol';
import controls from '../controls.module.css';
import styles from './LinterStatus.module.css';

interface Props {
  status: WorkerStatus;
  client: LinterClient | undefined;
  /** The error that the linter threw on the code. */
  failure: string | undefined;
  /** Has the linter look at the same code once more. */
  onCheckAgain: () => void;
}

/** After how long the reader is offered to stop the check, in milliseconds. */
const LONG = 3_000;

/** What the linter is doing: how far it is loaded, or what became of it. */
export function LinterStatus({
  status,
  client,
  failure,
  onCheckAgain,
}: Props): ReactNode {
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
              client?.retry();
              // The answer to its last question is no longer awaited.
              onCheckAgain();
            }}
          >
            Retry
          </button>
        </div>
      );
    case 'restarted':
      return <Unchecked reason={status.reason} onCheckAgain={onCheckAgain} />;
    case 'busy':
    case 'ready':
      return failure === undefined ? (
        status.state === 'busy' && <LongCheck status={status} client={client} />
      ) : (
        <Unchecked
          reason={`This code could not be checked. The linter failed with: ${failure}.`}
          onCheckAgain={onCheckAgain}
        />
      );
  }
}

/** A way out of a check that takes long, once it does. */
function LongCheck({
  client,
  status,
}: Pick<Props, 'client' | 'status'>): ReactNode {
  const [long, setLong] = useState<WorkerStatus>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(status);
    }, LONG);
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
          onClick={client?.stop}
        >
          Stop
        </button>
      </div>
    )
  );
}

/** Why the code was not checked. The next change is checked without a click. */
function Unchecked({
  reason,
  onCheckAgain,
}: Pick<Props, 'onCheckAgain'> & { reason: string }): ReactNode {
  return (
    <div className={styles.restarted} role="alert">
      <p>{reason}</p>
      <button type="button" className={controls.button} onClick={onCheckAgain}>
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
