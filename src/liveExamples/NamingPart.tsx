import { useEffect, useState } from 'react';
import type { NamingDecision } from '../linter/protocol';
import { NamingEntries } from '../namingEntries/NamingEntries';
import type { ExampleSession, ExampleState } from './exampleSession';
import styles from './LiveExample.module.css';

interface Props {
  session: ExampleSession;
  state: ExampleState;
  /** Where the cursor is. */
  offset: number | undefined;
}

/** How long the cursor has to rest, in milliseconds: reports go first while a reader types. */
const restTime = 150;

/** Which entry of `naming-convention` decides about the name at the cursor. */
export function NamingPart({ session, state, offset }: Props) {
  const { isChecked, options, text } = state;
  const [decision, setDecision] = useState<NamingDecision | null>(null);
  useEffect(() => {
    if (!isChecked || offset === undefined) {
      return undefined;
    }
    let isOutdated = false;
    const timer = setTimeout(() => {
      session.decideNaming(offset).then(
        answer => {
          if (!isOutdated && answer !== undefined) {
            setDecision(answer);
          }
        },
        // The example's status says what is wrong.
        () => undefined,
      );
    }, restTime);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [isChecked, offset, options, session, text]);
  return (
    <div className={styles.part}>
      <p role="status">
        {decision
          ? summarize(decision)
          : 'Put the cursor on a name to see which entry decides about it.'}
      </p>
      {decision && <NamingEntries entries={decision.entries} />}
    </div>
  );
}

function summarize({ entries, subject }: NamingDecision): string {
  const name = subject.replaceAll('`', '');
  const index = entries.findIndex(({ verdict }) => verdict === 'decides');
  return index === -1
    ? `${name}: no entry is for it.`
    : `${name}: entry ${String(index + 1)} of ${String(entries.length)} decides.`;
}
