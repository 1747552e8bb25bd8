import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import IconMenu from '@theme/Icon/Menu';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import clsx from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { LanguageLinks } from './LanguageLinks';
import styles from './menu.module.css';

/** What the popovers are called in the HTML, where buttons name what they open. */
const menus = { section: 'section-menu', main: 'main-menu' } as const;

type MenuName = keyof typeof menus;

/** A page of a section has that section's menu, and the main menu behind it. */
const menuNames = Object.keys(menus) as MenuName[];

/** The navbar's links, where the window is too narrow for a row of them. */
export function MainMenu() {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <div
      id={menus.main}
      popover="auto"
      className={clsx(styles.menu, styles.main)}
    >
      <MenuHead closes={menuNames}>
        <NavbarLogo />
      </MenuHead>
      <ul className="menu menu__list">
        {items
          .filter(({ type }) => type !== 'localeDropdown')
          .map((item, index) => (
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

/**
 * Makes a page's sidebar its menu where the window is too narrow for both. Elsewhere, nothing shows
 * that this is around it.
 */
export function SectionMenu(content: HTMLAttributes<HTMLElement>) {
  return (
    <div id={menus.section} popover="auto" className={styles.menu}>
      <MenuHead closes={['section']}>
        <button type="button" className="clean-btn" popoverTarget={menus.main}>
          ← Back to main menu
        </button>
      </MenuHead>
      <div {...content} className={styles.content} />
    </div>
  );
}

/** Opens a menu: that of the section where the page has one, which leads back to the main menu. */
export function MenuToggle() {
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

function MenuHead({
  closes,
  children,
}: {
  /** What its button closes: the first of these menus that the page has. */
  closes: readonly MenuName[];
  children: ReactNode;
}) {
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

interface ButtonProps {
  /** What it shows or hides. A page that has a section's menu shows no buttons for the main one. */
  menu: MenuName;
  action?: 'hide';
  className: string | undefined;
  label: string;
  children: ReactNode;
}

/** A button that works without a script. */
function MenuButton({ menu, action, className, label, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={clsx('clean-btn', className, styles[menu])}
      aria-label={label}
      popoverTarget={menus[menu]}
      popoverTargetAction={action}
    >
      {children}
    </button>
  );
}
