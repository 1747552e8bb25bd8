import type { ReactNode } from 'react';
import type { IndexState } from './indexState';
import styles from './ViewChoice.module.css';

interface Props {
  sort: IndexState['sort'];
  onChoose: (change: Pick<IndexState, 'descending' | 'sort'>) => void;
}

const views = [
  { sort: 'name', label: 'A–Z' },
  { sort: 'purpose', label: 'By purpose' },
] as const;

/** Chooses between one list of all rules and groups of what they are for. */
export function ViewChoice({ sort, onChoose }: Props): ReactNode {
  return (
    <div className={styles.views} role="group" aria-label="Order">
      {views.map(view => (
        <button
          key={view.sort}
          type="button"
          aria-pressed={(sort === 'purpose') === (view.sort === 'purpose')}
          onClick={() => {
            onChoose({ sort: view.sort, descending: false });
          }}
        >
          {view.label}
        </button>
      ))}
    </div>
  );
}
