import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import type { ReactNode } from 'react';
import styles from './menu.module.css';
import { MenuButton } from './MenuButton';
import type { MenuName } from './menuNames';

interface Props {
  /** What its button closes: the first of these menus that the page has. */
  closes: readonly MenuName[];
  /** What the menu begins with. */
  children: ReactNode;
}

/** The top of a menu: where it leads back to, the color mode, and the button that closes it. */
export function MenuHead({ closes, children }: Props): ReactNode {
  return (
    <div className={styles.head}>
      {children}
      <NavbarColorModeToggle />
      {closes.map(name => (
        <MenuButton
          key={name}
          menu={name}
          action="hide"
          className={styles.close}
          label="Close navigation bar"
        >
          <IconClose />
        </MenuButton>
      ))}
    </div>
  );
}
