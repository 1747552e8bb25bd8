import { onPageShown } from '../navigation/pageShown';
import { savesData } from '../ui/connection';
import { serviceWorkers } from './serviceWorkers';
import { workerAddress } from './workerAddress';
import type { ReadMessage } from './workerMessages';

/** The base URL of the site, as in `/docs/`: the build puts it here. */
declare const siteBaseUrl: string;

/** How long after loading a page the worker is registered, in milliseconds: all that the page needs comes first. */
const delay = 3000;

/**
 * Has the service worker keep each page that is read, so that it's there without a network from then on.
 *
 * @param registers whether to register the worker. The application does so itself, since it knows
 *   whether the whole site is saved
 */
export function keepReadPages(registers: boolean): void {
  const workers = serviceWorkers();
  if (!workers || savesData()) {
    return;
  }
  if (registers) {
    addEventListener('load', () => {
      setTimeout(() => {
        // Where a tool blocks service workers, pages are read as before.
        workers
          .register(
            workerAddress(`${siteBaseUrl}sw.js`, {
              offlineMode: false,
              debug: false,
            }),
          )
          .catch(() => undefined);
      }, delay);
    });
  }
  onPageShown(() => {
    const { href } = location;
    void workers.ready.then(({ active }) => {
      active?.postMessage({ type: 'READ', url: href } satisfies ReadMessage);
    });
  });
}
