import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarMobile from '@theme-original/DocSidebar/Mobile';
import { type ReactNode, useEffect } from 'react';

/** The sidebar in a phone's menu. It opens where the page is in it. */
export default function DocSidebarMobileAtPage(props: Props): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  useEffect(() => {
    if (shown) {
      showPage();
    }
  }, [shown]);
  return <DocSidebarMobile {...props} />;
}

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
