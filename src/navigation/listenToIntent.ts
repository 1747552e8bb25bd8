import { addressInSite } from './addressInSite';

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
