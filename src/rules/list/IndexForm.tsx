import { type ReactNode, useEffect, useRef } from 'react';
import type { RuleMetadata } from '../metadata';
import { FilterChips } from './FilterChips';
import styles from './IndexForm.module.css';
import { type IndexState, isNarrowed } from './indexState';
import { PresetChoice } from './PresetChoice';

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
  const field = useFieldTypedEarly(onType);
  return (
    <form
      className={styles.form}
      aria-label="Filter the rules"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <div className={styles.search}>
        <input
          ref={field}
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
        <PresetChoice
          rules={rules}
          preset={state.preset}
          onChoose={preset => {
            onChoose({ preset });
          }}
        />
        <button
          type="button"
          disabled={!isNarrowed(state)}
          onClick={() => {
            onChoose({
              text: '',
              preset: undefined,
              filters: { deprecated: 'without' },
            });
          }}
        >
          Clear
        </button>
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

/** The field, which readers may type into before React is there: what they typed counts. */
function useFieldTypedEarly(
  onType: (text: string) => void,
): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onType);
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) {
      latest.current(typed);
    }
  }, []);
  return field;
}
