import { isOfflineMode, noteRemoval, rememberChoice } from './offlineMode';
import {
  registerWorker,
  serviceWorkers,
  skipWaiting,
  startAgain,
  workerAddress,
} from './serviceWorkers';

/**
 * Registers the service worker. It replaces the client module of `@docusaurus/plugin-pwa`,
 * through that plugin's option `swRegister`: that one forgets `?offlineMode=true` after the visit,
 * and then deletes what was saved; and it brings a library along on every visit.
 */

// The plugin has the bundler put it in.
const workerUrl = process.env.PWA_SERVICE_WORKER_URL ?? '/sw.js';

/** How long an installed worker may take to become active when nothing is in its way, in milliseconds. */
const activationTime = 200;

const container = serviceWorkers();

// The development server has no worker, and answers with a page.
if (container && process.env.NODE_ENV === 'production') {
  rememberChoice(location.search);
  // Browsers only offer to install what isn't: the reader has removed it.
  addEventListener('beforeinstallprompt', () => {
    if (noteRemoval()) {
      void startAgain(container);
    }
  });
  register(container).catch((error: unknown) =>
    console.error('registerSW failed', error),
  );
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const offlineMode = await isOfflineMode();
  // The page comes first.
  if (document.readyState !== 'complete') {
    await new Promise(resolve =>
      addEventListener('load', resolve, { once: true }),
    );
  }
  const address = workerAddress(workerUrl, offlineMode);
  const registration = await registerWorker(workers, address);
  if (!registration) {
    return;
  }
  watchUpdates(registration, worker => {
    const active = registration.active?.scriptURL;
    if (offlineMode && active === new URL(address, location.href).href) {
      void offerReload(workers, worker);
    } else {
      // Up to now, pages came from the network, or will: none can get files of two versions.
      skipWaiting(worker);
    }
  });
}

function watchUpdates(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker) => void,
): void {
  const follow = ({ target }: Event): void => {
    const worker = target as ServiceWorker;
    if (worker.state === 'installed') {
      setTimeout(() => {
        if (registration.waiting === worker) {
          onWaiting(worker);
        }
      }, activationTime);
    }
  };
  // One that is installing now is also announced by an event. Told twice to listen, it listens once.
  const watchInstalling = (): void =>
    registration.installing?.addEventListener('statechange', follow);
  if (registration.waiting) {
    // The reader left the last offer to reload alone.
    onWaiting(registration.waiting);
  }
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

async function offerReload(
  workers: ServiceWorkerContainer,
  worker: ServiceWorker,
): Promise<void> {
  const { renderReloadPopup } =
    await import('@docusaurus/plugin-pwa/lib/renderReloadPopup');
  await renderReloadPopup({
    onReload() {
      workers.addEventListener('controllerchange', () => location.reload());
      skipWaiting(worker);
    },
  });
}
