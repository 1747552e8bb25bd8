import type { ReactNode } from 'react';
import type { Side } from './Split';
import styles from './SideSwitch.module.css';

interface Props {
  side: Side;
  onSwitch: (side: Side) => void;
  /** How many problems there are. */
  problems: number;
}

/** On a phone, switches between the texts and what is found in them. */
export function SideSwitch({ side, onSwitch, problems }: Props): ReactNode {
  return (
    <div className={styles.switch} role="group" aria-label="Shown side">
      {(['texts', 'results'] as const).map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={side === each}
          onClick={() => {
            onSwitch(each);
          }}
        >
          {each === 'texts'
            ? 'Editor'
            : `Results${problems > 0 ? ` (${String(problems)})` : ''}`}
        </button>
      ))}
    </div>
  );
}
