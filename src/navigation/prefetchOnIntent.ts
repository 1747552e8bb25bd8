import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { addressInSite } from './addressInSite';

// Each link would make an observer of its own, to prefetch its page when it is in view.
ExecutionEnvironment.canUseIntersectionObserver = false;

/**
 * Loads a page ahead when a reader is about to open it, not when its link is in view.
 *
 * Docusaurus prefetches the page of every link in the viewport: up to 80 kB on a page with a long
 * sidebar, most of it for pages that are never opened. It also loads a page as soon as a pointer or a
 * finger is on its link, which stays; this adds the same for a link that gets the keyboard's focus.
 * On slow connections and with data saving on, Docusaurus' own `preload` loads nothing.
 */
const prefetchOnIntent: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation !== null) {
      return;
    }
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
    document.addEventListener('focusin', ({ target }) => {
      const address = target instanceof Element && addressInSite(target);
      if (address) {
        void window.docusaurus.preload(address.pathname);
      }
    });
  },
};

export default prefetchOnIntent;
