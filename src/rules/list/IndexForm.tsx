import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { RuleMetadata } from '../metadata';
import { FilterChips } from './FilterChips';
import styles from './IndexForm.module.css';
import { type IndexState, isNarrowed } from './indexState';
import { PresetFilter } from './PresetFilter';
import { SinceChoice } from './SinceChoice';
import { ViewChoice } from './ViewChoice';

interface Props {
  rules: readonly RuleMetadata[];
  state: IndexState;
  onChoose: (change: Partial<IndexState>) => void;
  onType: (text: string) => void;
  onSearchFocus: () => void;
  onSearchBlur: () => void;
}

const whatIsSearched = 'Name, description, option or message';

/** What the index can be narrowed down by. It takes a script, so it is not there without one. */
export function IndexForm({
  rules,
  state,
  onChoose,
  onType,
  onSearchFocus,
  onSearchBlur,
}: Props): ReactNode {
  return (
    <form
      className={clsx(styles.form, 'needs-script')}
      aria-label="Filter the rules"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <div className={styles.search}>
        <input
          className="field"
          type="search"
          aria-label={whatIsSearched}
          placeholder={whatIsSearched}
          autoComplete="off"
          value={state.text}
          onChange={({ target }) => {
            onType(target.value);
          }}
          onFocus={onSearchFocus}
          onBlur={onSearchBlur}
        />
        <PresetFilter
          rules={rules}
          preset={state.preset}
          onChoose={preset => {
            onChoose({ preset });
          }}
        />
        <SinceChoice
          since={state.since}
          onChoose={since => {
            onChoose({ since });
          }}
        />
        <button
          type="button"
          className="field"
          disabled={!isNarrowed(state)}
          onClick={() => {
            onChoose({
              text: '',
              preset: undefined,
              since: undefined,
              filters: { deprecated: 'without' },
            });
          }}
        >
          Clear
        </button>
        <ViewChoice sort={state.sort} onChoose={onChoose} />
      </div>
      <FilterChips
        filters={state.filters}
        onChoose={filters => {
          onChoose({ filters });
        }}
      />
    </form>
  );
}
