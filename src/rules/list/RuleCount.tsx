import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { RuleMetadata } from '../metadata';
import type { FoundRules } from './findRules';
import { type IndexState, isNarrowed } from './indexState';
import styles from './RuleCount.module.css';

interface Props {
  rules: readonly RuleMetadata[];
  found: FoundRules;
  state: IndexState;
  onChoose: (change: Pick<IndexState, 'filters'>) => void;
}

/** How many rules are shown, and how many deprecated ones aren't. It stays in sight on phones. */
export function RuleCount({ rules, found, state, onChoose }: Props): ReactNode {
  const { deprecated } = state.filters;
  return (
    <div className={clsx(styles.count, 'needs-script')}>
      <span role="status">
        {countOf(rules, found, state)}
        {found.hidden > 0 && (
          <>
            {' · '}
            {found.hidden} deprecated{' '}
            {found.hidden === 1 ? 'rule is' : 'rules are'} hidden
          </>
        )}
      </span>{' '}
      {deprecated !== 'with' && (found.hidden > 0 || !deprecated) && (
        <button
          type="button"
          onClick={() => {
            onChoose({
              filters: {
                ...state.filters,
                deprecated: deprecated ? undefined : 'without',
              },
            });
          }}
        >
          {deprecated ? 'Show' : 'Hide deprecated'}
        </button>
      )}
    </div>
  );
}

function countOf(
  rules: readonly RuleMetadata[],
  { names, isForgiving }: FoundRules,
  state: IndexState,
): string {
  const { deprecated } = state.filters;
  // Of those that are shown while nothing is asked for.
  const all = String(
    deprecated === 'without'
      ? rules.filter(rule => !rule.deprecated).length
      : rules.length,
  );
  if (names.size === 0) {
    return `0 of ${all} rules`;
  }
  if (isForgiving) {
    return `${String(names.size)} of ${all} rules with a similar name or description`;
  }
  return isNarrowed(state)
    ? `${String(names.size)} of ${all} rules`
    : `${String(names.size)} rules`;
}
