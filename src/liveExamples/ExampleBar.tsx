import { type ReactNode, useEffect, useState } from 'react';
import type { WorkerStatus } from '../linter/protocol';
import { describeFound } from './compareReports';
import type { ExampleSession, ExampleState } from './exampleSession';
import styles from './LiveExample.module.css';
import { liveLinter } from './liveLinter';

interface Props {
  state: ExampleState;
  /** Whether the bar has no other place for it. */
  saysEdited: boolean;
  session: ExampleSession;
  /** Whether the rule's options are shown; `undefined` where there are none. */
  showsOptions: boolean | undefined;
  onToggleOptions: () => void;
  onClose: () => void;
  /** Called when a button has changed the text, and may be gone. */
  onDone: () => void;
  children: ReactNode;
}

/** What is said of an example as a whole, and what can be done with it. */
export function ExampleBar({
  state,
  saysEdited,
  session,
  showsOptions,
  onToggleOptions,
  onClose,
  onDone,
  children,
}: Props) {
  const [linter, setLinter] = useState<WorkerStatus>({ state: 'starting' });
  useEffect(() => liveLinter().watch(setLinter), []);
  const status =
    describeLinter(linter) ??
    state.trouble ??
    (state.isChecked ? describeFound(state) : 'Starting the linter…');
  const reset = () => {
    session.reset();
    onDone();
  };
  const isFixable = state.reports.some(({ fix }) => fix);
  return (
    <div className={styles.bar}>
      <span role="status" className={state.trouble && styles.trouble}>
        {saysEdited && state.isEdited ? `Edited: ${status}` : status}
      </span>
      {linter.state === 'failed' && (
        <button type="button" onClick={liveLinter().retry}>
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
      {showsOptions !== undefined && (
        <button
          type="button"
          aria-expanded={showsOptions}
          onClick={onToggleOptions}
        >
          Options
        </button>
      )}
      <button type="button" onClick={state.isEdited ? reset : onClose}>
        {state.isEdited ? 'Reset' : 'Close'}
      </button>
      {children}
    </div>
  );
}

/** What the linter is at, where that keeps it from answering. */
function describeLinter(linter: WorkerStatus): string | undefined {
  if (linter.state === 'failed') {
    return linter.reason;
  }
  if (linter.state === 'loading') {
    const { loaded, total } = linter;
    const percent = Math.min(99, Math.floor((100 * loaded) / total));
    return `Loading the linter: ${String(percent)}%`;
  }
  return undefined;
}
