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
