import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { useLinksInside } from '../navigation/useLinksInside';
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
  const links = useLinksInside();
  return (
    <HtmlClassNameProvider className={`docs-doc-id-${page.id}`}>
      <PageMetadata {...page} />
      <div
        data-content-of={permalink}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
        {...links}
      />
    </HtmlClassNameProvider>
  );
}
