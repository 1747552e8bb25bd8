import { useHistory } from '@docusaurus/router';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { addressInSite } from '../navigation/addressInSite';
import type { StaticPageData } from './page';

interface Props {
  permalink: string;
  page: StaticPageData;
  html: string;
}

/**
 * A static page in the browser, in the same frame as in its HTML: React leaves the HTML as it is, or
 * shows that of another page. Links within lead on without a new document, as all links of the site do.
 */
export function StaticPage({ permalink, page, html }: Props): ReactNode {
  const history = useHistory();

  const preload = ({ target }: PointerEvent): void => {
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
    <HtmlClassNameProvider className={`docs-doc-id-${page.id}`}>
      <PageMetadata {...page} />
      <div
        data-content-of={permalink}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
        onClick={follow}
        onPointerOver={preload}
      />
    </HtmlClassNameProvider>
  );
}
