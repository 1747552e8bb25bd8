import type { Props } from '@theme/TabItem';

/** One of several tabs. It is shown by `Tabs`, which reads its properties. */
export default function TabItem({ children }: Props) {
  return children;
}
