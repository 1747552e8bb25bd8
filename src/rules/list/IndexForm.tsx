import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { FilterChoice } from './FilterChoice';
import styles from './IndexForm.module.css';
import { filterNames, type IndexState, isNarrowed } from './indexState';

interface Props {
  state: IndexState;
  onChoose: (change: Partial<IndexState>) => void;
  onType: (text: string) => void;
  onSearchFocus: () => void;
  onSearchBlur: () => void;
}

/** What the index can be narrowed down by. It takes a script, so it is not there without one. */
export function IndexForm({
  state,
  onChoose,
  onType,
  onSearchFocus,
  onSearchBlur,
}: Props): ReactNode {
  return (
    <form
      className={styles.form}
      aria-label="Filter the rules"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <label className={styles.search}>
        Name, description, option or message
        <input
          type="search"
          autoComplete="off"
          value={state.text}
          onChange={({ target }) => {
            onType(target.value);
          }}
          onFocus={onSearchFocus}
          onBlur={onSearchBlur}
        />
      </label>
      <Filters modes={state.filters} onChoose={onChoose} />
      <button
        type="button"
        className={styles.clear}
        disabled={!isNarrowed(state)}
        onClick={() => {
          onChoose({ text: '', filters: {} });
        }}
      >
        Show all rules
      </button>
    </form>
  );
}

/** The filters; where there is little room, on demand. */
function Filters({
  modes,
  onChoose,
}: Pick<Props, 'onChoose'> & { modes: IndexState['filters'] }): ReactNode {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const count = Object.values(modes).filter(Boolean).length;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => {
          setExpanded(!expanded);
        }}
      >
        Filters{count > 0 && `: ${String(count)} on`}
      </button>
      <div
        id={id}
        className={clsx(styles.filters, expanded && styles.expanded)}
      >
        {filterNames.map(name => (
          <FilterChoice
            key={name}
            name={name}
            mode={modes[name]}
            onChoose={mode => {
              onChoose({ filters: { ...modes, [name]: mode } });
            }}
          />
        ))}
      </div>
    </>
  );
}
