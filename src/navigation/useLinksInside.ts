import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';
import { addressInSite } from './addressInSite';

/**
 * Lets plain links in an element lead on without a new document, as all links of the site do: a component
 * for each of many links makes a page slow to start.
 */
export function useLinksInside(): { onClick: (event: MouseEvent) => void } {
  const history = useHistory();
  return {
    onClick(event) {
      const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event;
      const isPlain =
        button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
      const address =
        isPlain && !event.defaultPrevented && target instanceof Element
          ? addressInSite(target)
          : undefined;
      if (address && !isOnThisPage(address)) {
        event.preventDefault();
        history.push(address.pathname + address.search + address.hash);
      }
    },
  };
}

/** The browser scrolls there itself, and unfolds what it leads to. */
function isOnThisPage({ hash, pathname, search }: URL): boolean {
  return (
    hash !== '' && pathname === location.pathname && search === location.search
  );
}
