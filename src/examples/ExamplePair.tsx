import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { Verdict } from './exampleData';
import styles from './ExamplePair.module.css';
import { halfIds, PairContext } from './PairContext';
import { VerdictLabel } from './VerdictLabel';

const verdicts = ['incorrect', 'correct'] as const;

/** Which tab a key leads to. With two tabs, either arrow leads to the other one. */
function tabAfter(key: string, shown: Verdict): Verdict | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return shown === 'correct' ? 'incorrect' : 'correct';
    case 'Home':
      return 'incorrect';
    case 'End':
      return 'correct';
    default:
      return undefined;
  }
}

interface Props {
  /** Two examples, the incorrect one first. */
  children: ReactNode;
  id: string;
  /** Of the longest line: short lines can stand side by side. */
  lines: 'long' | 'short';
}

/**
 * An incorrect example and its correction: side by side where there is room, else as tabs. Both are
 * there without JavaScript and in print, one below the other.
 */
export function ExamplePair({ children, id, lines }: Props): ReactNode {
  const [shown, setShown] = useState<Verdict>('incorrect');
  const pair = useMemo(() => ({ id, shown }), [id, shown]);

  const moveByKey = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, shown);
    if (next) {
      event.preventDefault();
      setShown(next);
      document.getElementById(halfIds(id, next).tab)?.focus();
    }
  };

  return (
    <div className={styles.pair} data-lines={lines}>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label="Example"
        onKeyDown={moveByKey}
      >
        {verdicts.map(verdict => (
          <button
            key={verdict}
            type="button"
            role="tab"
            className={styles.tab}
            id={halfIds(id, verdict).tab}
            aria-controls={halfIds(id, verdict).panel}
            aria-selected={verdict === shown}
            tabIndex={verdict === shown ? 0 : -1}
            onClick={() => {
              setShown(verdict);
            }}
          >
            <VerdictLabel verdict={verdict} />
          </button>
        ))}
      </div>
      <PairContext value={pair}>
        <div className={styles.halves}>{children}</div>
      </PairContext>
    </div>
  );
}
