import type { ReactNode } from 'react';
import type { ConfigComparison } from '../../linter/protocol';
import { plural } from '../../text/plural';
import { TableHead } from '../../ui/TableHead';
import { RuleLink } from '../problems/RuleLink';
import styles from './ComparePanel.module.css';

/** Rules that the two configs set differently, folded: there can be a hundred. */
export function ComparedSettings({
  name,
  settings,
}: {
  /** The name of the preset that the other config is, if it is one. */
  name: string | undefined;
  settings: ConfigComparison['settings'];
}): ReactNode {
  return settings.length === 0 ? null : (
    <details className={styles.settings}>
      <summary>
        {`${plural(settings.length, 'rule is', 'rules are')} set differently`}
      </summary>
      <div
        className={styles.frame}
        role="group"
        aria-label="Rules that differ"
        tabIndex={0}
      >
        <table>
          <TableHead
            columns={['Rule', 'Your config', name ?? 'The other config']}
          />
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
