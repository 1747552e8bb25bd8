import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ConfigComparison } from '../../linter/protocol';
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
  const { selectMessage } = usePluralForm();
  return settings.length === 0 ? null : (
    <details className={styles.settings}>
      <summary>
        {selectMessage(
          settings.length,
          translate(
            {
              id: 'playground.compare.settings',
              message:
                '{count} rule is set differently|{count} rules are set differently',
            },
            { count: settings.length },
          ),
        )}
      </summary>
      <div
        className={styles.frame}
        role="group"
        aria-label={translate({
          id: 'playground.compare.settings.label',
          message: 'Rules that differ',
        })}
        tabIndex={0}
      >
        <table>
          <TableHead>
            <Translate id="rules.column.rule">Rule</Translate>

            <Translate id="playground.compare.here">Your config</Translate>

            {name ?? (
              <Translate id="playground.compare.there">
                The other config
              </Translate>
            )}
          </TableHead>
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
