import type { ComponentProps } from 'react';
import styles from './ScrollableTable.module.css';

/** A Markdown table. Where it is wider than the page it scrolls, by keyboard too. */
export function ScrollableTable(props: ComponentProps<'table'>) {
  return (
    <div
      className={styles.frame}
      role="group"
      aria-label="Table"
      data-scrollable
    >
      <table {...props} />
    </div>
  );
}
