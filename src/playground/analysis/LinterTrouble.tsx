import type { ReactNode } from 'react';
import controls from '../controls.module.css';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { selectRefusal } from './analysisSelectors';
import { checkAgain } from './askLinter';
import styles from './LinterStatus.module.css';

/** What became of the linter, where that is nothing good. It lies over the page, so that nothing jumps. */
export function LinterTrouble(): ReactNode {
  const { store } = usePlayground();
  const status = useSelector(session => session.status);
  const failure = useSelector(session => selectRefusal(session)?.reason);
  switch (status.state) {
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>{`The linter is not running. ${status.reason}`}</p>
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
      return (
        failure !== undefined && (
          <Unchecked
            reason={`This code could not be checked. The linter failed with: ${failure}.`}
          />
        )
      );
    default:
      return null;
  }
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
