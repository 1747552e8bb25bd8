import { join } from 'node:path';
import type { NavbarItem } from '@docusaurus/theme-common';

/** The theme's component for each type of item that an item can have; one without a type is a link. */
const componentByType = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
};

/** Types of items that consist of others. */
const dropdowns = new Set(['docsVersionDropdown', 'localeDropdown']);

/**
 * Aliases that leave out the components of navbar items that the navbar doesn't have.
 *
 * @param items of the site's navbar
 */
export function unusedNavbarItems(
  items: readonly NavbarItem[],
): Record<string, string> {
  const types = new Set(items.map(({ type }) => type));
  const hasDropdown = items.some(
    item => 'items' in item || dropdowns.has(item.type ?? ''),
  );
  if (hasDropdown) {
    types.add('dropdown');
  }
  const nothing = join(__dirname, 'shims/no-component.ts');
  return Object.fromEntries(
    Object.entries(componentByType)
      .filter(([type]) => !types.has(type))
      .map(([, component]) => [`@theme/NavbarItem/${component}`, nothing]),
  );
}
