import type { OfflineMessage } from '../workerMessages';
import { isOfSite } from './addresses';
import type { FileList } from './fileList';
import { respond } from './respond';
import { deleteSavedSites } from './savedSite';
import { saveSite, SavingFailed } from './saveSite';
import type { ServiceWorkerScope } from './scope';

/** The name of the built site's content: the build puts it here. */
declare const siteVersion: string;
/** The name of the list of its files, which is next to the service worker. */
declare const fileListName: string;
/** Paths of old pages, and of those that took their places. */
declare const redirects: Readonly<Record<string, string>>;

const worker = self as unknown as ServiceWorkerScope;
const offlineMode = readOfflineMode(worker.location);

/** A message for every hundredth is enough for a progress bar. */
const progressSteps = 100;

worker.addEventListener('install', event => {
  if (offlineMode) {
    event.waitUntil(install());
  }
});

worker.addEventListener('activate', event => {
  event.waitUntil(
    offlineMode
      ? deleteSavedSites(siteVersion).then(() => worker.clients.claim())
      : deleteSavedSites(),
  );
});

worker.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') {
    void worker.skipWaiting();
  }
});

// Otherwise it stays out of the way: no page is ever older than the server's.
if (offlineMode) {
  worker.addEventListener('fetch', event => {
    const { method, url } = event.request;
    if (method === 'GET' && isOfSite(url)) {
      event.respondWith(respond(event.request, siteVersion, redirects));
    }
  });
}

async function install(): Promise<void> {
  // An update is saved in silence, and announced when it is there.
  const isUpdate =
    worker.registration.active !== null &&
    readOfflineMode(new URL(worker.registration.active.scriptURL));
  const tellPages = async (message: OfflineMessage) => {
    const pages = isUpdate
      ? []
      : await worker.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) {
      page.postMessage(message);
    }
  };
  try {
    await installFiles(tellPages);
    await tellPages({ type: 'offline', state: 'complete' });
  } catch (error) {
    const reason = error instanceof SavingFailed ? error.reason : 'interrupted';
    await tellPages({ type: 'offline', state: 'failed', reason });
    throw error;
  }
}

async function installFiles(
  tellPages: (message: OfflineMessage) => Promise<void>,
): Promise<void> {
  const response = await fetch(fileListName);
  const files = (await response.json()) as FileList;
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  let step = -1;
  await saveSite(siteVersion, files, saved => {
    const reached = Math.floor((saved / total) * progressSteps);
    if (reached > step) {
      step = reached;
      void tellPages({ type: 'offline', state: 'saving', saved, total });
    }
  });
}

/** The page that registers the service worker says in its address what it is for. */
function readOfflineMode({ search }: { search: string }): boolean {
  try {
    const params: unknown = JSON.parse(
      new URLSearchParams(search).get('params') ?? '{}',
    );
    return (params as { offlineMode?: unknown }).offlineMode === true;
  } catch {
    return false;
  }
}
