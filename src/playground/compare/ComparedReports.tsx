import type { ReactNode } from 'react';
import type { LintMessage } from '../../linter/types';
import { AndMore } from '../../ui/AndMore';
import { InlineCode } from '../../ui/InlineCode';
import controls from '../controls.module.css';
import { placeLabel } from '../problems/placeLabel';
import { RuleLink } from '../problems/RuleLink';
import { revealPlace } from '../sides/navigation';
import { usePlayground } from '../state/PlaygroundContext';
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
      <ul>
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
  const { store } = usePlayground();
  return (
    <li>
      <button
        type="button"
        className={controls.place}
        aria-label={placeLabel({ line, column })}
        onClick={() => {
          revealPlace(store, {
            line,
            column,
            ...(endLine !== undefined && { endLine }),
            ...(endColumn !== undefined && { endColumn }),
          });
        }}
      >
        {line}:{column}
      </button>{' '}
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
