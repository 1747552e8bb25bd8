import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './RuleOptions.module.css';

/** Every option of a rule: a `RuleOption` for each. */
export function RuleOptions({ children }: { children: ReactNode }): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="rules.options.option">Option</Translate>
          </th>
          <th scope="col">
            <Translate id="rules.options.meaning">What it does</Translate>
          </th>
          <th scope="col">
            <Translate id="rules.options.default">Default</Translate>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
