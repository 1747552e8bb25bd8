import type { ReactNode } from 'react';
import styles from './RuleOptions.module.css';

/** Every option of a rule: a `RuleOption` for each. */
export function RuleOptions({ children }: { children: ReactNode }): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">What it does</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
