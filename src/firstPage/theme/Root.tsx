import type { Props } from '@theme/Root';
import { FirstPage } from '../FirstPage';

/** Around all pages, unless PLAIN=1 leaves out the plugin that this belongs to. */
export default function Root({ children }: Props) {
  return <FirstPage>{children}</FirstPage>;
}
