import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { PageStore } from '../usePageState';
import styles from './Compare.module.css';
import { sideOf, sides, usualSides } from './sides';

/** The two configs to compare. It is in the HTML: the differences come with React. */
export function CompareForm({ page }: { page: PageStore }): ReactNode {
  return (
    <form
      className={styles.form}
      aria-label={translate({
        id: 'config.compare.form',
        message: 'Configs to compare',
      })}
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <SideChoice
        page={page}
        name="left"
        label={translate({
          id: 'config.compare.left',
          message: 'Compare',
          description: 'Before the first of two configs',
        })}
      />
      <SideChoice
        page={page}
        name="right"
        label={translate({
          id: 'config.compare.right',
          message: 'with',
          description: 'Before the second of two configs',
        })}
      />
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
