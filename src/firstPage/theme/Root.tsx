import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';
import { FirstPage } from '../FirstPage';

/** Around all pages, unless PLAIN=1 leaves out the plugin that this belongs to. */
export default function Root({ children }: Props): ReactNode {
  return <FirstPage>{children}</FirstPage>;
}
