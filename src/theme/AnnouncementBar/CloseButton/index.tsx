import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/AnnouncementBar/CloseButton';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Closes the announcement for good: `src/announcement` does it, for the page script. */
export default function CloseButton({ className }: Props) {
  const { announcementBar } = useThemeConfig();
  return (
    <button
      type="button"
      className={clsx('clean-btn close', styles.button, className)}
      data-action="dismiss-announcement"
      value={announcementBar?.id}
      aria-label="Close"
    >
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}
