import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useWindowSize } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/DocSidebar';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import DocSidebar from '@theme-original/DocSidebar';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/**
 * A page's sidebar. The HTML has it for every width, but narrow windows don't show it: there React leaves
 * the HTML as it is, which makes a phone start in half the time.
 */
export default function DocSidebarWhereShown(props: Props): ReactNode {
  const windowSize = useWindowSize();
  const isInHtml = !useIsBrowser();
  const [isLeft] = useState(isInHtml && isNarrow());
  if (!isLeft || windowSize === 'desktop') {
    return (
      <div className={styles.sidebar}>
        <DocSidebar {...props} />
      </div>
    );
  }
  return (
    <>
      <div
        className={styles.sidebar}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {windowSize === 'mobile' && <DocSidebarMobile {...props} />}
    </>
  );
}

/** Whether the window is too narrow for a sidebar, as `useWindowSize` has it after the first render. */
function isNarrow(): boolean {
  return ExecutionEnvironment.canUseDOM && window.innerWidth <= 996;
}
