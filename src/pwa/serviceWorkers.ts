/**
 * The browser's service workers; `undefined` where there are none: at build, over plain HTTP, in browsers
 * that have them switched off, and in frames without an origin, where asking throws.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return typeof window === 'undefined'
      ? undefined
      : (navigator.serviceWorker as ServiceWorkerContainer | undefined);
  } catch {
    return undefined;
  }
}

/**
 * The address of the service worker, which tells it what it is for, in the words of the specification.
 * Another address is another worker, so all that registers it asks here.
 */
export function workerAddress(script: string, offlineMode: boolean): string {
  const params = JSON.stringify({ offlineMode, debug: false });
  return `${script}?params=${encodeURIComponent(params)}`;
}

/** Registers a service worker. Tools that block them answer nothing. */
export function registerWorker(
  workers: ServiceWorkerContainer,
  address: string,
): Promise<ServiceWorkerRegistration | undefined> {
  return workers.register(address);
}

/**
 * Has the page start again with another worker: one for the other kind of visit would wait for this one,
 * and ask to reload.
 */
export async function startAgain(
  workers: ServiceWorkerContainer,
): Promise<void> {
  // Not all that there are: other sites may be on the same host.
  const registration = await workers.getRegistration();
  await registration?.unregister();
  location.reload();
}

/** Lets an installed worker replace the one in use. */
export function skipWaiting(worker: ServiceWorker): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
}
