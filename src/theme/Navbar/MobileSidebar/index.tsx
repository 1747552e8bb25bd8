import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type { ReactNode } from 'react';
import { useMenuWasOpened } from '../../../navigation/useMenuWasOpened';

/** The menu of phones, made when it is first opened: it has a link for each rule. */
export default function MobileSidebarOnceOpened(): ReactNode {
  return useMenuWasOpened() && <MobileSidebar />;
}
