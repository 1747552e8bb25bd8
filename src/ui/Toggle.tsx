import type { ComponentProps } from 'react';
import styles from './Toggle.module.css';

interface Props extends ComponentProps<'button'> {
  isOn: boolean;
}

/** A button that stays down: something that is on or off, whatever else is. */
export function Toggle({ isOn, ...props }: Props) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      {...props}
    />
  );
}
