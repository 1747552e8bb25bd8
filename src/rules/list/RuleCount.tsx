import clsx from 'clsx';
import { plural } from '../../text/plural';
import { loadable } from '../../ui/loadable';
import { pluginRules } from '../pluginRules';
import type { FoundRules } from './findRules';
import { type IndexState, isNarrowed, noFilters } from './indexState';
import styles from './RuleCount.module.css';

interface Props {
  found: FoundRules;
  state: IndexState;
  onChoose: (change: Pick<IndexState, 'filters'>) => void;
}

/** How many rules are shown, and how many deprecated ones aren't. It stays in sight on phones. */
export function RuleCount({ found, state, onChoose }: Props) {
  const { deprecated } = state.filters;
  return (
    // Browsers are not to translate a text that changes with each key.
    <div className={clsx(styles.count, 'needs-script')} translate="no">
      <span role="status">
        {countOf(found, state)}
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
          className="link-button"
          onClick={() =>
            onChoose({
              filters: {
                ...state.filters,
                deprecated: deprecated ? undefined : 'without',
              },
            })
          }
        >
          {deprecated ? 'Show' : 'Hide deprecated'}
        </button>
      )}
    </div>
  );
}

function countOf(
  { names, isForgiving }: FoundRules,
  state: IndexState,
): string {
  const { deprecated } = state.filters;
  // The rules that are shown while nothing is asked for.
  const all =
    deprecated === 'without'
      ? pluginRules.filter(rule => !rule.deprecated).length
      : pluginRules.length;
  const shown = `${String(names.size)} of ${String(all)} rules`;
  if (names.size > 0 && isForgiving) {
    return `${shown} with a similar name or description`;
  }
  return isNarrowed(state) || names.size === 0
    ? shown
    : `${String(names.size)} rules`;
}

const PagesFound = loadable(
  async () => (await import('../../search/page/ResultList')).PagesFound,
);

interface NoRuleFoundProps {
  state: IndexState;
  onChoose: (change: Partial<IndexState>) => void;
}

/**
 * Where the table would be if a rule were found: what the rest of the site knows about what was typed, since
 * what a reader wants to do may be possible without a rule.
 */
export function NoRuleFound({ state, onChoose }: NoRuleFoundProps) {
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
            className="link-button"
            onClick={() => onChoose(noFilters)}
          >
            Turn them off
          </button>
        </p>
      )}
      {text !== '' && <PagesFound query={text} />}
    </div>
  );
}
