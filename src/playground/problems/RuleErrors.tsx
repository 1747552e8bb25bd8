import type { ReactNode } from 'react';
import type { ConfigError } from '../config/explainErrors';
import { InlineCode } from '../../ui/InlineCode';
import { RuleLink } from './RuleLink';
import styles from './ProblemsPanel.module.css';

interface Props {
  errors: readonly ConfigError[];
  ruleUrl: (ruleId: string) => string | undefined;
}

/** Rules that could not run; all others did. */
export function RuleErrors({ errors, ruleUrl }: Props): ReactNode {
  if (errors.length === 0) {
    return null;
  }
  return (
    <ul className={styles.errors} aria-label="Rules that could not be used">
      {errors.map(({ kind, ruleId, message }, index) => {
        const url = ruleId === null ? undefined : ruleUrl(ruleId);
        return (
          <li key={index}>
            <strong>
              {kind === 'crash' ? 'Threw an error' : 'Config'}
              {ruleId !== null && ': '}
              {ruleId !== null && <RuleLink ruleId={ruleId} url={url} />}
            </strong>
            <pre className={styles.message} tabIndex={0}>
              <InlineCode text={message} />
            </pre>
          </li>
        );
      })}
    </ul>
  );
}
