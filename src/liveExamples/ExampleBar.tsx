import { type ReactNode, useEffect, useState } from 'react';
import type { WorkerStatus } from '../linter/protocol';
import { countReports } from './describeReports';
import type { ExampleSession, ExampleState } from './exampleSession';
import styles from './LiveExample.module.css';
import { retryLinter, watchLinter } from './liveLinter';

interface Props {
  state: ExampleState;
  session: ExampleSession;
  onClose: () => void;
  /** Called when a button has changed the text, and may be gone. */
  onDone: () => void;
}

/** What is said of an example as a whole, and what can be done with it. */
export function ExampleBar({
  state,
  session,
  onClose,
  onDone,
}: Props): ReactNode {
  const [linter, setLinter] = useState<WorkerStatus>({ state: 'starting' });
  useEffect(() => watchLinter(setLinter), []);
  const isFixable = state.reports.some(({ fix }) => fix);
  return (
    <>
      <span role="status" className={state.trouble && styles.trouble}>
        {describe(state, linter)}
      </span>
      {linter.state === 'failed' && (
        <button type="button" onClick={retryLinter}>
          Try again
        </button>
      )}
      {isFixable && (
        <button
          type="button"
          onClick={() => {
            void session.fixAll().then(onDone);
          }}
        >
          Fix all
        </button>
      )}
      {state.isEdited ? (
        <button
          type="button"
          onClick={() => {
            session.reset();
            onDone();
          }}
        >
          Reset
        </button>
      ) : (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </>
  );
}

function describe(state: ExampleState, linter: WorkerStatus): string {
  if (linter.state === 'failed') {
    return linter.reason;
  }
  if (linter.state === 'loading') {
    const { loaded, total } = linter;
    const percent = Math.min(99, Math.floor((100 * loaded) / total));
    return `Loading the linter: ${String(percent)}%`;
  }
  return (
    state.trouble ??
    (state.isChecked ? countReports(state.reports) : 'Starting the linter…')
  );
}
