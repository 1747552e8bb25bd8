import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import type { ReactNode } from 'react';
import { LanguageLinks } from './LanguageLinks';
import styles from './menu.module.css';
import { MenuHead } from './MenuHead';
import { menuNames, menus } from './menuNames';

/** The navbar's links, where the window is too narrow for a row of them. */
export function MainMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <div
      id={menus.main}
      popover="auto"
      className={`${styles.menu ?? ''} ${styles.main ?? ''}`}
    >
      <MenuHead closes={menuNames}>
        <NavbarLogo />
      </MenuHead>
      <ul className="menu menu__list">
        {items.filter(isNoLanguageMenu).map((item, index) => (
          <ErrorCauseBoundary
            key={index}
            onError={cause =>
              // As the theme's navbar says it, which renders the same items.
              new Error(
                `A theme navbar item failed to render: ${JSON.stringify(item, null, 2)}`,
                { cause },
              )
            }
          >
            <NavbarItem mobile {...item} />
          </ErrorCauseBoundary>
        ))}
        <LanguageLinks />
        <NavbarItem mobile label="Tools" to="/config" />
        <NavbarItem mobile label="Save for offline" to="/offline" />
      </ul>
    </div>
  );
}

function isNoLanguageMenu({ type }: NavbarItemProps): boolean {
  return type !== 'localeDropdown';
}
