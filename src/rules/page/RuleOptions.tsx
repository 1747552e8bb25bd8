import type { ReactNode } from 'react';
import { TableHead } from '../../ui/TableHead';
import styles from './RuleOptions.module.css';

/** Every option of a rule: a `RuleOption` for each. */
export function RuleOptions({ children }: { children: ReactNode }): ReactNode {
  return (
    <table className={styles.table}>
      <TableHead columns={['Option', 'What it does', 'Default']} />
      <tbody>{children}</tbody>
    </table>
  );
}
