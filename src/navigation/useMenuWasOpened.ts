import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useState } from 'react';

/** Whether a phone's menu is open or has been: what it shows is made then, and kept. */
export function useMenuWasOpened(): boolean {
  const { shown } = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(shown);
  if (shown && !wasOpened) {
    setWasOpened(true);
  }
  return wasOpened;
}
