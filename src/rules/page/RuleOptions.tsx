import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { TableHead } from '../../ui/TableHead';
import styles from './RuleOptions.module.css';

/** Every option of a rule: a `RuleOption` for each. */
export function RuleOptions({ children }: { children: ReactNode }): ReactNode {
  return (
    <table className={styles.table}>
      <TableHead>
        <Translate id="rules.options.option">Option</Translate>

        <Translate id="rules.options.meaning">What it does</Translate>

        <Translate id="rules.options.default">Default</Translate>
      </TableHead>
      <tbody>{children}</tbody>
    </table>
  );
}
