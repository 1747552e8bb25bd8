import type { ReactNode } from 'react';
import type { StaticPageData } from './page';

interface Props {
  /** The page's path, by which `loadStaticPage` finds its content. */
  permalink: string;
  page: StaticPageData;
  children: ReactNode;
}

/** Around a static page's content in its HTML. */
export function StaticFrame({ permalink, page, children }: Props): ReactNode {
  return (
    <div data-content-of={permalink} data-page={JSON.stringify(page)}>
      {children}
    </div>
  );
}
