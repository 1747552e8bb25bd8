import type { ReactNode } from 'react';
import { SelectField } from '../SelectField';
import type { ToolStore } from '../useToolState';
import styles from './Compare.module.css';
import { sideOf, sides } from './sides';

/** The two configs to compare. It is in the HTML: the differences come with React. */
export function CompareForm({ store }: { store: ToolStore }): ReactNode {
  return (
    <form className={styles.form} aria-label="Configs to compare">
      {(['left', 'right'] as const).map(name => (
        <SelectField
          key={name}
          label={name === 'left' ? 'Compare' : 'with'}
          value={sideOf(store.fields, name).value}
          choices={choices}
          onChoose={value => {
            store.setField(name, value);
          }}
        />
      ))}
    </form>
  );
}

const choices = Object.fromEntries(
  sides.map(({ label, value }) => [value, label]),
);
