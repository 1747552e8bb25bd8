import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@generated/search/default/settings.json';
import { useEffect, useState } from 'react';
import type { ListedPage } from '../search/engine/pages';
import { PageList } from '../ui/PageList';
import { nearestPages } from './nearestPages';

/** Links to the pages whose paths are the most like the one that is not there. */
export default function NearestPages() {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    // Without the list, the page's other links are what there is.
    fetchPages().then(setPages, () => undefined);
  }, []);
  const nearest = nearestPages(`/${pathname.slice(baseUrl.length)}`, pages);
  return (
    nearest.length > 0 && (
      <>
        <p>Did you mean one of these?</p>
        <PageList pages={nearest} />
      </>
    )
  );
}

async function fetchPages(): Promise<ListedPage[]> {
  const response = await fetch(settings.pages);
  return (await response.json()) as ListedPage[];
}
