import type { ComponentProps } from 'react';
import styles from './Toggle.module.css';

/** A button that stays down: something that is on or off, whatever else is. */
export function Toggle({
  isOn,
  ...props
}: ComponentProps<'button'> & { isOn: boolean }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      {...props}
    />
  );
}
