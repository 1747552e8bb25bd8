import { isSlow, savesData } from '../ui/connection';
import { addressInSite } from './addressInSite';

/**
 * Fetches the document of a page that a reader is about to open, until React runs, which loads pages in
 * another way (`usePrefetchOnIntent`). On slow connections and with data saving on, nothing is fetched
 * ahead, by the measure that Docusaurus has.
 */
export function prefetchDocument(): void {
  const fetched = new Set<string>();
  listenToIntent(path => {
    if (
      document.documentElement.dataset.hasHydrated !== 'true' &&
      !savesData() &&
      !isSlow() &&
      !fetched.has(path)
    ) {
      fetched.add(path);
      prefetch(path);
    }
  });
}

function prefetch(path: string): void {
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = path;
    document.head.append(link);
  } else {
    // Safari finds it in its cache.
    fetch(path).catch(() => undefined);
  }
}

/**
 * Tells the path of a page that a reader is about to open: they point at a link to it, touch it, or move
 * the focus there.
 */
export function listenToIntent(tell: (path: string) => void): void {
  for (const sign of ['focusin', 'pointerover', 'touchstart']) {
    addEventListener(
      sign,
      ({ target }) => {
        const address = target instanceof Element && addressInSite(target);
        if (address && address.pathname !== location.pathname) {
          tell(address.pathname);
        }
      },
      { passive: true },
    );
  }
}
