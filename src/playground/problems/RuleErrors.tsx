import type { ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import { selectErrors } from '../analysis/analysisSelectors';
import { withoutLists } from '../configs/longLists';
import { useSelector } from '../state/PlaygroundContext';
import styles from './ProblemsPanel.module.css';
import { RuleLink } from './RuleLink';

/** Rules that could not run; all others did. */
export function RuleErrors(): ReactNode {
  const errors = useSelector(selectErrors);
  if (errors.length === 0) {
    return null;
  }
  return (
    <ul className={styles.errors} aria-label="Rules that could not be used">
      {errors.map(({ kind, ruleId, message }, index) => (
        <li key={index}>
          <strong>
            {kind === 'crash' ? 'Threw an error' : 'Config'}
            {ruleId !== null && (
              <>
                : <RuleLink ruleId={ruleId} />
              </>
            )}
          </strong>
          <pre className={styles.message} tabIndex={0}>
            <InlineCode
              text={ruleId === null ? withoutLists(message) : message}
            />
          </pre>
        </li>
      ))}
    </ul>
  );
}
