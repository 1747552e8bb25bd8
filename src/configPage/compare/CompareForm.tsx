import type { ReactNode } from 'react';
import type { PageStore } from '../usePageState';
import styles from './Compare.module.css';
import { sideOf, sides, usualSides } from './sides';

/** The two configs to compare. It is in the HTML: the differences come with React. */
export function CompareForm({ page }: { page: PageStore }): ReactNode {
  return (
    <form
      className={styles.form}
      aria-label="Configs to compare"
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <SideChoice page={page} name="left" label="Compare" />
      <SideChoice page={page} name="right" label="with" />
    </form>
  );
}

function SideChoice({
  page,
  name,
  label,
}: {
  page: PageStore;
  name: 'left' | 'right';
  label: string;
}): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className="field"
        autoComplete="off"
        value={sideOf(page.fields[name], usualSides[name]).value}
        onChange={({ target }) => {
          page.setField(name, target.value);
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
