import clsx from 'clsx';
import type { ReactNode } from 'react';
import { plural } from '../../text/plural';
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
    // Not translated: its words come and go.
    <div className={clsx(styles.count, 'needs-script')} translate="no">
      <span role="status">
        {countOf(rules, found, state)}
        {found.hidden > 0 && (
          <>
            {' · '}
            {`${plural(found.hidden, 'deprecated rule is', 'deprecated rules are')} hidden`}
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

/** How many rules there are, in words. */
function countOf(
  rules: readonly RuleMetadata[],
  { names, isForgiving }: FoundRules,
  state: IndexState,
): string {
  const { deprecated } = state.filters;
  // Of those that are shown while nothing is asked for.
  const all =
    deprecated === 'without'
      ? rules.filter(rule => !rule.deprecated).length
      : rules.length;
  const shown = `${String(names.size)} of ${String(all)} rules`;
  if (names.size > 0 && isForgiving) {
    return `${shown} with a similar name or description`;
  }
  return isNarrowed(state) || names.size === 0
    ? shown
    : `${String(names.size)} rules`;
}
