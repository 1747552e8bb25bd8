import { onPageShown } from '../navigation/pageShown';
import { savesData } from '../ui/connection';
import { write } from '../ui/storage';
import { installedKey } from './offlineKeys';
import {
  registerWorker,
  serviceWorkers,
  skipWaiting,
  startAgain,
  workerAddress,
} from './serviceWorkers';
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
  if (!workers) {
    return;
  }
  // From then on, the whole site is saved.
  addEventListener('appinstalled', () => {
    write(installedKey, 'true');
    void startAgain(workers);
  });
  if (savesData()) {
    return;
  }
  if (registers) {
    addEventListener('load', () => {
      setTimeout(() => {
        register(workers).catch((error: unknown) => {
          // Pages are read as before.
          console.error('registerSW failed', error);
        });
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

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const address = workerAddress(`${siteBaseUrl}sw.js`, false);
  const waiting = (await registerWorker(workers, address))?.waiting;
  if (waiting) {
    // Pages come from the network: none can get files of two versions.
    skipWaiting(waiting);
  }
}
