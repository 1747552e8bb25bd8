import type { ReactNode } from 'react';
import styles from './menu.module.css';
import { type MenuName, menus } from './menuNames';

interface Props {
  /** What it shows or hides. A page that has a section's menu shows no buttons for the main one. */
  menu: MenuName;
  action?: 'hide';
  className?: string;
  /** What it does, for those who don't see its icon. */
  label: string;
  children: ReactNode;
}

/** A button that works without a script. */
export function MenuButton({
  menu,
  action,
  className = '',
  label,
  children,
}: Props): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${className} ${styles[menu] ?? ''}`}
      aria-label={label}
      popoverTarget={menus[menu]}
      popoverTargetAction={action}
    >
      {children}
    </button>
  );
}
