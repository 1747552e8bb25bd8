import { useHistory } from '@docusaurus/router';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { addressInSite } from './addressInSite';

interface FrameProps {
  /** The page's, by which `loadStaticContent` finds its content. */
  permalink: string;
  children: ReactNode;
}

/** Around a page's content in its HTML. */
export function StaticFrame({ permalink, children }: FrameProps): ReactNode {
  return (
    <div className="markdown" data-content-of={permalink}>
      {children}
    </div>
  );
}

interface Props {
  permalink: string;
  html: string;
}

/**
 * The same frame in the browser: React leaves the HTML of the page as it is, or shows that of another
 * page. Links within lead on without a new document, as all links of the site do.
 */
export function StaticContent({ permalink, html }: Props): ReactNode {
  const history = useHistory();

  const preload = ({ target }: FocusEvent | PointerEvent): void => {
    const address = target instanceof Element && addressInSite(target);
    if (address) {
      void window.docusaurus.preload(address.pathname);
    }
  };
  const follow = (event: MouseEvent): void => {
    const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event;
    const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
    const address =
      isPlain && !event.defaultPrevented && target instanceof Element
        ? addressInSite(target)
        : undefined;
    if (address) {
      event.preventDefault();
      history.push(address.pathname + address.search + address.hash);
    }
  };

  return (
    <div
      className="markdown"
      data-content-of={permalink}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={follow}
      onFocus={preload}
      onPointerOver={preload}
    />
  );
}
