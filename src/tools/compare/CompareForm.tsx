import type { ReactNode } from 'react';
import type { ToolStore } from '../useToolState';
import styles from './Compare.module.css';
import { sideOf, sides } from './sides';

/** The two configs to compare. It is in the HTML: the differences come with React. */
export function CompareForm({ store }: { store: ToolStore }): ReactNode {
  return (
    <form
      className={styles.form}
      aria-label="Configs to compare"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <SideChoice store={store} name="left" label="Compare" />
      <SideChoice store={store} name="right" label="with" />
    </form>
  );
}

function SideChoice({
  store,
  name,
  label,
}: {
  store: ToolStore;
  name: 'left' | 'right';
  label: string;
}): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className="field"
        autoComplete="off"
        value={sideOf(store.fields, name).value}
        onChange={({ target }) => {
          store.setField(name, target.value);
        }}
      >
        {sides.map(side => (
          <option key={side.value} value={side.value}>
            {side.label}
          </option>
        ))}
      </select>
    </label>
  );
}
