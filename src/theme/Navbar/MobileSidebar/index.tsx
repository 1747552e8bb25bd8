import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, useState } from 'react';

/** The menu of phones, made when it is first opened: it has a link for each rule. */
export default function MobileSidebarOnceOpened(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return wasShown && <MobileSidebar />;
}
