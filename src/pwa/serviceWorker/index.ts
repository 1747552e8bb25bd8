import {
  deleteSavedSites,
  type FileList,
  noNetworkPath,
  sizeOf,
} from '../savedSites';
import type { OfflineMessage, ReadMessage } from '../workerMessages';
import { baseUrl, isOfSite, toAddress } from './addresses';
import { forgetReadPages, keepPage, respondToReader } from './keptPages';
import { respond } from './respond';
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

worker.addEventListener('install', event =>
  event.waitUntil(
    offlineMode
      ? install()
      : // That of this version of the site.
        keepPage(toAddress(noNetworkPath), 'no-cache').catch(leaveIt),
  ),
);

worker.addEventListener('activate', event =>
  event.waitUntil(
    offlineMode
      ? Promise.all([
          deleteSavedSites(baseUrl, siteVersion),
          forgetReadPages(),
        ]).then(() => worker.clients.claim())
      : deleteSavedSites(baseUrl),
  ),
);

worker.addEventListener('message', event => {
  const message = event.data as ReadMessage | { type: 'SKIP_WAITING' } | null;
  if (message?.type === 'SKIP_WAITING') {
    void worker.skipWaiting();
  } else if (message?.type === 'READ' && !offlineMode) {
    event.waitUntil(keepPage(message.url).catch(leaveIt));
  }
});

worker.addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && isOfSite(url)) {
    event.respondWith(
      offlineMode
        ? respond(event.request, siteVersion, redirects)
        : respondToReader(event.request),
    );
  }
});

/** Without space or a network, a page isn't kept, and read all the same. */
function leaveIt(): void {
  // Nothing to do.
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
  const total = sizeOf(files);
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
