import { Button, Notice } from '../controls';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { useRested } from '../useRested';
import { selectRefusal } from './analysisSelectors';
import { checkAgain } from './check';
import styles from './LinterStatus.module.css';

/** After how long the reader is offered to stop the check, in milliseconds. */
const longCheckMs = 3_000;

/** What the linter is doing, in a place of the toolbar that has the same size whatever it is. */
export function LinterStatus() {
  const { store } = usePlayground();
  const status = useSelector(session => session.status);
  const isUsed = useSelector(session => session.isUsed);
  // Each question has a status of its own.
  const isLong = useRested(status, longCheckMs) === status;
  return (
    <div className={styles.status}>
      {isUsed && status.state === 'loading' && (
        <label className={styles.progress}>
          <span className={styles.text}>{`Loading ${status.what}`}</span>
          <progress value={status.loaded} max={Math.max(1, status.total)} />
        </label>
      )}
      {isUsed && status.state === 'starting' && (
        <span className={styles.text}>Starting the linter …</span>
      )}
      {isUsed && status.state === 'busy' && isLong && (
        <>
          <span className={styles.text} role="status">
            {status.asked === 'select'
              ? 'Searching is taking a while'
              : 'Checking is taking a while'}
          </span>
          <Button
            onClick={() => {
              store.get().client?.stop();
            }}
          >
            Stop
          </Button>
        </>
      )}
    </div>
  );
}

/** What became of the linter, where that is nothing good. It lies over the page, so that nothing jumps. */
export function LinterTrouble() {
  const { store } = usePlayground();
  const status = useSelector(session => session.status);
  const failure = useSelector(session => selectRefusal(session)?.reason);
  const hasFailed = status.state === 'failed';
  const reason = hasFailed
    ? `The linter is not running. ${status.reason}`
    : status.state === 'restarted'
      ? status.reason
      : ['busy', 'ready'].includes(status.state) &&
        failure !== undefined &&
        `This code could not be checked. The linter failed with: ${failure}.`;
  return (
    reason !== false && (
      <Notice
        className={hasFailed ? styles.failed : styles.restarted}
        role="alert"
        // Unless the linter failed, the next change is checked without a click.
        offer={hasFailed ? 'Retry' : 'Check again'}
        onTake={() => {
          if (hasFailed) {
            store.get().client?.retry();
          }
          // The answer to what it was busy with before it failed is no longer wanted.
          checkAgain(store);
        }}
      >
        {reason}
      </Notice>
    )
  );
}
