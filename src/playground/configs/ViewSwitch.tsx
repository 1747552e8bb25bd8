import { type ReactNode, useId } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import styles from './ViewSwitch.module.css';

const views = [
  { label: 'Form', isForm: true },
  { label: 'JSON', isForm: false },
];

/** Switches between the two views of the same config: the form, and its text. */
export function ViewSwitch(): ReactNode {
  const { store } = usePlayground();
  const asForm = useSelector(session => session.configsAsForm);
  const name = useId();
  return (
    <div className={styles.switch} role="radiogroup" aria-label="View">
      {views.map(({ label, isForm }) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={asForm === isForm}
            onChange={() => {
              store.set({ configsAsForm: isForm });
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
