import type { ReactNode } from 'react';
import { countShown } from '../analysis/analysisSelectors';
import { countInOthers } from '../analysis/otherFiles';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './SideSwitch.module.css';

/** On a phone, switches between the texts and what is found in them. */
export function SideSwitch(): ReactNode {
  const { store } = usePlayground();
  const shown = useSelector(({ shownSide }) => shownSide);
  const problems = useSelector(
    session => countShown(session) + countInOthers(session),
  );
  return (
    <div className={styles.switch} role="group" aria-label="Shown side">
      {(['texts', 'results'] as const).map(side => (
        <button
          key={side}
          type="button"
          aria-pressed={side === shown}
          onClick={() => {
            store.set({ shownSide: side });
          }}
        >
          {side === 'texts'
            ? 'Editor'
            : problems > 0
              ? `Results (${String(problems)})`
              : 'Results'}
        </button>
      ))}
    </div>
  );
}
