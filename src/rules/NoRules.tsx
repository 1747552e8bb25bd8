import type { ReactNode } from 'react';
import buttons from '../ui/pageButton.module.css';
import type { LoadedRules } from './useKnownRules';

/** Says that there is no list of rules, without which nothing can be checked or compared. */
export function NoRules({
  rules,
}: {
  rules: Extract<LoadedRules, { state: 'failed' }>;
}): ReactNode {
  return (
    <p role="status">
      The list of rules didn’t arrive, so the config can’t be checked.{' '}
      <button type="button" className={buttons.button} onClick={rules.retry}>
        Try again
      </button>
    </p>
  );
}
