import { useEffect } from 'react';
import { listenToIntent } from './prefetchDocument';

/**
 * Prefetches the scripts of a page that a reader is about to open, as Docusaurus does it, but not those of
 * every link in view: that is up to 80 kB on a page with a long sidebar, most of it for pages that are
 * never opened.
 */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = {
      prefetch: () => false,
      // Links ask with the hash that they lead to. Pages have none.
      preload: path => preload(path.replace(/[?#].*/, '')),
    };
    listenToIntent(path => {
      void prefetch(path);
    });
  }, []);
}
