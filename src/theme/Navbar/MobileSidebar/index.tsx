import type { ReactNode } from 'react';
import { MainMenu } from '../../../menu/MainMenu';
import { useMenuClosing } from '../../../menu/useMenuClosing';

/** The menu of phones, which opens without a script. */
export default function MobileSidebar(): ReactNode {
  useMenuClosing();
  return <MainMenu />;
}
