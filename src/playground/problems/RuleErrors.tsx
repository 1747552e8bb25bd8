import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ConfigError } from '../../config/check/explainErrors';
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
    <ul
      className={styles.errors}
      aria-label={translate({
        id: 'playground.ruleErrors',
        message: 'Rules that could not be used',
      })}
    >
      {errors.map(({ kind, ruleId, message }, index) => (
        <li key={index}>
          <strong>
            <Heading kind={kind} ruleId={ruleId} />
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

function Heading({
  kind,
  ruleId,
}: Pick<ConfigError, 'kind' | 'ruleId'>): ReactNode {
  if (ruleId === null) {
    return kind === 'crash' ? (
      <Translate id="playground.ruleErrors.crash">Threw an error</Translate>
    ) : (
      <Translate id="playground.ruleErrors.config">Config</Translate>
    );
  }
  const rule = <RuleLink ruleId={ruleId} />;
  return kind === 'crash' ? (
    <Translate id="playground.ruleErrors.crash.rule" values={{ rule }}>
      {'Threw an error: {rule}'}
    </Translate>
  ) : (
    <Translate id="playground.ruleErrors.config.rule" values={{ rule }}>
      {'Config: {rule}'}
    </Translate>
  );
}
