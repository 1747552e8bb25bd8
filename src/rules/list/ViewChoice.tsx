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
  { sort: 'since', label: 'Newest' },
] as const;

/** Chooses between one list of all rules, groups of what they are for, and the newest first. */
export function ViewChoice({ sort, onChoose }: Props): ReactNode {
  return (
    <div className={styles.views} role="group" aria-label="Order">
      {views.map(view => (
        <button
          key={view.sort}
          type="button"
          aria-pressed={viewOf(sort) === view.sort}
          onClick={() => {
            onChoose({ sort: view.sort, descending: view.sort === 'since' });
          }}
        >
          {view.label}
        </button>
      ))}
    </div>
  );
}

/** The order of a column is one of all rules too. */
function viewOf(sort: IndexState['sort']): string {
  return views.some(view => view.sort === sort) ? sort : 'name';
}
