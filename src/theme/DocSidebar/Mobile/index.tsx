import {
  type NavbarSecondaryMenuComponent,
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useMenuWasOpened } from '../../../navigation/useMenuWasOpened';

/** The sidebar in a phone's menu, made when that is first opened. */
export default function DocSidebarMobileOnceOpened(props: Props): ReactNode {
  return (
    useMenuWasOpened() && (
      <NavbarSecondaryMenuFiller component={Menu} props={props} />
    )
  );
}

/** It opens where the page is in it. */
const Menu: NavbarSecondaryMenuComponent<Props> = ({ sidebar, path }) => {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (shown) {
      showPage();
    }
  }, [shown]);
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={item => {
          // A category that has no page of its own only opens.
          if (item.type === 'link' || (item.type === 'category' && item.href)) {
            toggle();
          }
        }}
      />
    </ul>
  );
};

function showPage(): void {
  const page = document.querySelector(
    '.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]',
  );
  const menu = page?.closest('.menu');
  if (page && menu) {
    const item = page.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    if (item.bottom > frame.bottom) {
      menu.scrollTop += item.top - (frame.top + frame.bottom) / 2;
    }
  }
}
