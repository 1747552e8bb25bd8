import type { ReactNode } from 'react';
import type { ConfigComparison } from '../../linter/protocol';
import type { LintMessage } from '../../linter/types';
import { plural } from '../../text/plural';
import { AndMore } from '../../ui/AndMore';
import { InlineCode } from '../../ui/InlineCode';
import { TableHead } from '../../ui/TableHead';
import { PlaceButton, RuleLink } from '../controls';
import controls from '../controls.module.css';
import styles from './ComparePanel.module.css';

/** Code with more is better looked at with one config. */
const maxReports = 200;

interface Props {
  title: string;
  reports: readonly LintMessage[];
  /** With the other config, in the same order. */
  severities?: readonly LintMessage['severity'][];
}

/** Reports that one of the two configs has, or both; nothing where there are none. */
export function ComparedReports({
  title,
  reports,
  severities,
}: Props): ReactNode {
  return reports.length === 0 ? null : (
    <section className={styles.group}>
      <h2>
        {title} ({reports.length})
      </h2>
      <ul className={controls.rows}>
        {reports.slice(0, maxReports).map((message, index) => (
          <Report
            // Reports have nothing but their place to tell them apart.
            key={index}
            message={message}
            severityThere={severities?.[index] ?? message.severity}
          />
        ))}
      </ul>
      <AndMore count={reports.length - maxReports} className={controls.hint} />
    </section>
  );
}

const names = { 0: 'off', 1: 'a warning', 2: 'an error' };

function Report({
  message: { column, endColumn, endLine, line, message, ruleId, severity },
  severityThere,
}: {
  message: LintMessage;
  severityThere: LintMessage['severity'];
}): ReactNode {
  return (
    <li>
      <PlaceButton
        place={{
          line,
          column,
          ...(endLine !== undefined && { endLine }),
          ...(endColumn !== undefined && { endColumn }),
        }}
      />{' '}
      <InlineCode text={message} />{' '}
      {ruleId !== null && <RuleLink ruleId={ruleId} />}
      {severity !== severityThere && (
        <span className={controls.hint}>
          {' '}
          {`${names[severity]} with yours, ${names[severityThere]} with the other`}
        </span>
      )}
    </li>
  );
}

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
