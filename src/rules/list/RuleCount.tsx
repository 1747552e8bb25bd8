import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
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
  const { selectMessage } = usePluralForm();
  const { deprecated } = state.filters;
  return (
    // Not translated: its words come and go.
    <div className={clsx(styles.count, 'needs-script')} translate="no">
      <span role="status">
        {selectMessage(...countOf(rules, found, state))}
        {found.hidden > 0 && (
          <>
            {' · '}
            {selectMessage(
              found.hidden,
              translate(
                {
                  id: 'rules.count.hidden',
                  message:
                    '{count} deprecated rule is hidden|{count} deprecated rules are hidden',
                },
                { count: found.hidden },
              ),
            )}
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
          {deprecated ? (
            <Translate id="rules.count.show">Show</Translate>
          ) : (
            <Translate id="rules.count.hide">Hide deprecated</Translate>
          )}
        </button>
      )}
    </div>
  );
}

/** How many rules there are, in words, after the number that decides on their plural. */
function countOf(
  rules: readonly RuleMetadata[],
  { names, isForgiving }: FoundRules,
  state: IndexState,
): [number, string] {
  const { deprecated } = state.filters;
  // Of those that are shown while nothing is asked for.
  const all =
    deprecated === 'without'
      ? rules.filter(rule => !rule.deprecated).length
      : rules.length;
  const counts = { count: names.size, all };
  if (names.size > 0 && isForgiving) {
    return [
      all,
      translate(
        {
          id: 'rules.count.similar',
          message: '{count} of {all} rules with a similar name or description',
        },
        counts,
      ),
    ];
  }
  return isNarrowed(state) || names.size === 0
    ? [
        all,
        translate(
          { id: 'rules.count.some', message: '{count} of {all} rules' },
          counts,
        ),
      ]
    : [
        names.size,
        translate(
          { id: 'rules.count.all', message: '{count} rules' },
          { count: names.size },
        ),
      ];
}
