import type { ReactNode } from 'react';
import type { ConfigComparison } from '../../linter/protocol';
import { RuleLink } from '../problems/RuleLink';
import styles from './ComparePanel.module.css';

/** Rules that the two configs set differently, folded: there can be a hundred. */
export function ComparedSettings({
  name,
  settings,
}: {
  /** What the other config is called. */
  name: string;
  settings: ConfigComparison['settings'];
}): ReactNode {
  return settings.length === 0 ? null : (
    <details className={styles.settings}>
      <summary>
        {settings.length === 1
          ? '1 rule is set differently'
          : `${String(settings.length)} rules are set differently`}
      </summary>
      <div
        className={styles.frame}
        role="group"
        aria-label="Rules that differ"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Your config</th>
              <th scope="col">
                {name === 'the other config' ? 'The other config' : name}
              </th>
            </tr>
          </thead>
          <tbody>
            {settings.map(({ here, ruleId, there }) => (
              <tr key={ruleId}>
                <th scope="row">
                  <RuleLink ruleId={ruleId} />
                </th>
                <td>
                  <code>{here}</code>
                </td>
                <td>
                  <code>{there}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
