import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/DocSidebar';
import Content from '@theme/DocSidebar/Desktop/Content';
import { type ReactNode, useState } from 'react';
import { SectionMenu } from '../../menu/SectionMenu';
import { useLinksInside } from '../../navigation/useLinksInside';

/**
 * A page's sidebar, and the menu of phones for its section. In narrow windows, where it isn't shown until
 * a reader opens it, React leaves the HTML of the first page as it is, which makes a phone start in half
 * the time.
 */
export default function DocSidebar(props: Props): ReactNode {
  const links = useLinksInside();
  const isInHtml = !useIsBrowser();
  const [leftFor] = useState(
    isInHtml && isNarrow() && props.sidebar.every(worksWithoutReact)
      ? props.path
      : undefined,
  );
  return leftFor === props.path ? (
    <SectionMenu
      {...links}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <SectionMenu {...links}>
      <Content path={props.path} sidebar={props.sidebar} />
    </SectionMenu>
  );
}

/** Categories with a page of their own have a button that folds them. */
function worksWithoutReact(item: PropSidebarItem): boolean {
  return (
    item.type !== 'category' ||
    (item.href === undefined && item.items.every(worksWithoutReact))
  );
}

/** Whether the window is too narrow for a sidebar. */
function isNarrow(): boolean {
  return ExecutionEnvironment.canUseDOM && window.innerWidth <= 996;
}
