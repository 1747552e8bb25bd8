import IconMenu from '@theme/Icon/Menu';
import type { ReactNode } from 'react';
import { MenuButton } from './MenuButton';
import { menuNames } from './menuNames';

/** Opens a menu: that of the section where the page has one, which leads back to the main menu. */
export function MenuToggle(): ReactNode {
  return menuNames.map(name => (
    <MenuButton
      key={name}
      menu={name}
      className="navbar__toggle"
      label="Toggle navigation bar"
    >
      <IconMenu />
    </MenuButton>
  ));
}
