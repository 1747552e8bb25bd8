import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

/** One of several tabs. It is shown by `Tabs`, which reads its properties. */
export default function TabItem({ children }: Props): ReactNode {
  return children;
}
