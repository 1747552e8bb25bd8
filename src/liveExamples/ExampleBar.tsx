import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import type { WorkerStatus } from '../linter/protocol';
import type { ExampleSession, ExampleState } from './exampleSession';
import styles from './LiveExample.module.css';
import { retryLinter, watchLinter } from './liveLinter';
import { useStatusWords } from './useStatusWords';

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
}: Props): ReactNode {
  const [linter, setLinter] = useState<WorkerStatus>({ state: 'starting' });
  useEffect(() => watchLinter(setLinter), []);
  const describeFound = useStatusWords();
  const status =
    describeLinter(linter) ??
    state.trouble ??
    (state.isChecked
      ? describeFound(state)
      : translate({ id: 'live.starting', message: 'Starting the linter…' }));
  const isFixable = state.reports.some(({ fix }) => fix);
  return (
    <>
      <span role="status" className={state.trouble && styles.trouble}>
        {saysEdited && state.isEdited
          ? translate(
              { id: 'live.editedStatus', message: 'Edited: {status}' },
              { status },
            )
          : status}
      </span>
      {linter.state === 'failed' && (
        <button type="button" onClick={retryLinter}>
          <Translate id="live.retry">Try again</Translate>
        </button>
      )}
      {isFixable && (
        <button
          type="button"
          onClick={() => {
            void session.fixAll().then(onDone);
          }}
        >
          <Translate id="live.fixAll">Fix all</Translate>
        </button>
      )}
      {showsOptions !== undefined && (
        <button
          type="button"
          aria-expanded={showsOptions}
          onClick={onToggleOptions}
        >
          <Translate id="live.options">Options</Translate>
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
          <Translate id="live.reset">Reset</Translate>
        </button>
      ) : (
        <button type="button" onClick={onClose}>
          <Translate id="live.close">Close</Translate>
        </button>
      )}
    </>
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
    return translate(
      { id: 'live.loading', message: 'Loading the linter: {percent}%' },
      { percent },
    );
  }
  return undefined;
}
