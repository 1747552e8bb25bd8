/**
 * The address of the service worker, which tells it what it is for. Another address is another worker, so
 * all that registers it asks here.
 *
 * @param script of the worker, as a path of the host
 * @param purpose as in the specification: whether the site is saved for reading offline, and whether the
 *   worker logs what it does
 */
export function workerAddress(
  script: string,
  { offlineMode, debug }: { offlineMode: boolean; debug: boolean },
): string {
  const params = JSON.stringify({ offlineMode, debug });
  return `${script}?params=${encodeURIComponent(params)}`;
}
