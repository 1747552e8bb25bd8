import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import type { ReactNode } from 'react';
import { FoldedItems } from './FoldedItems';

/** A category of a sidebar: it opens and closes without a script. */
export default function DocSidebarItemCategoryOrFold(props: Props): ReactNode {
  return props.item.collapsible ? (
    <FoldedItems {...props} />
  ) : (
    <DocSidebarItemCategory {...props} />
  );
}
