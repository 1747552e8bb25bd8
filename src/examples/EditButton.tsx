import type { ReactNode } from 'react';
import styles from './EditButton.module.css';

/** Opens the example that it is in for editing: `src/liveExamples` listens to it. Without scripts, there is none. */
export function EditButton(): ReactNode {
  return (
    <button type="button" className={styles.edit} data-edit="">
      Edit
    </button>
  );
}
