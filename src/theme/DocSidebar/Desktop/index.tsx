import type { Props } from '@theme/DocSidebar/Desktop';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import { type ReactNode, Suspense } from 'react';

/**
 * The sidebar of wide windows. React takes it over after the rest of the page, and not at all on phones,
 * where another one takes its place: with 143 links it is most of what there is to take over.
 */
export default function DocSidebarDesktopAfterPage(props: Props): ReactNode {
  return (
    <Suspense>
      <DocSidebarDesktop {...props} />
    </Suspense>
  );
}
