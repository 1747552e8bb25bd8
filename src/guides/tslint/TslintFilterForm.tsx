import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TslintFilter } from './matchTslintRule';
import styles from './TslintFilterForm.module.css';
import { replacementKinds } from './tslintRule';

interface Props {
  /** Is given what the fields say. */
  onFilter: (filter: TslintFilter) => void;
}

/** What the table can be narrowed down by. It needs a script, so it is hidden without one. */
export function TslintFilterForm({ onFilter }: Props): ReactNode {
  return (
    <form
      className={clsx(styles.form, 'needs-script')}
      aria-label="Filter the TSLint rules"
      onInput={({ currentTarget }) => {
        onFilter(filterOf(currentTarget));
      }}
      onReset={() => {
        onFilter({ text: '', kind: '' });
      }}
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <label>
        Name, replacement, or note
        <input className="field" name="text" type="search" />
      </label>
      <label>
        Replaced by
        <select className="field" name="kind">
          <option value="">Anything</option>
          {Object.entries(replacementKinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button className="field" type="reset">
        Show all
      </button>
    </form>
  );
}

function filterOf(form: HTMLFormElement): TslintFilter {
  const fields = new FormData(form);
  return {
    text: String(fields.get('text')),
    kind: String(fields.get('kind')),
  };
}
