import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import { colorModeLabel } from '../../colorMode/colorMode';
import styles from './styles.module.css';

/** The button for light and dark: `src/colorMode` does it, for the page script. */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
}: Props) {
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-action="switch-color-mode"
        aria-label={colorModeLabel(value ?? 'light')}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
