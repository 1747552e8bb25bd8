import clsx from 'clsx';
import type { ReactNode } from 'react';
import { loadable } from '../../ui/loadable';
import { type IndexState, isNarrowed } from './indexState';
import styles from './NoRuleFound.module.css';

const PagesFound = loadable(
  async () => (await import('../../search/page/PagesFound')).PagesFound,
);

interface Props {
  state: IndexState;
  onChoose: (change: Partial<IndexState>) => void;
}

/**
 * Where the table would be if a rule were found: what the rest of the site knows about what was typed, since
 * what a reader wants to do may be possible without a rule.
 */
export function NoRuleFound({ state, onChoose }: Props): ReactNode {
  const text = state.text.trim();
  const hasFilters = isNarrowed({ ...state, text: '' });
  return (
    <div className={clsx(styles.nothing, 'needs-script')}>
      <h2 className={styles.heading}>
        {text === '' ? (
          'No rules match'
        ) : (
          <>
            No rule matches “<span className="squiggle">{text}</span>”
          </>
        )}
      </h2>
      {hasFilters && (
        <p>
          Filters are on.{' '}
          <button
            type="button"
            onClick={() => {
              onChoose({
                preset: undefined,
                since: undefined,
                filters: { deprecated: 'without' },
              });
            }}
          >
            Turn them off
          </button>
        </p>
      )}
      {text !== '' && <PagesFound query={text} />}
    </div>
  );
}
