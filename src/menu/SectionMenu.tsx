import type { HTMLAttributes, ReactNode } from 'react';
import styles from './menu.module.css';
import { MenuHead } from './MenuHead';
import { menus } from './menuNames';

/**
 * Makes a page's sidebar its menu where the window is too narrow for both. Elsewhere, nothing shows
 * that this is around it.
 *
 * @param content the element that the sidebar is in
 */
export function SectionMenu(content: HTMLAttributes<HTMLElement>): ReactNode {
  return (
    <div id={menus.section} popover="auto" className={styles.menu}>
      <MenuHead closes={['section']}>
        <button
          type="button"
          className={`clean-btn ${styles.back ?? ''}`}
          popoverTarget={menus.main}
        >
          ← Back to main menu
        </button>
      </MenuHead>
      <div {...content} className={styles.content} />
    </div>
  );
}
