/**
 * The part of a service worker's global scope that is used here. TypeScript's
 * `webworker` library has all of it, but can't be loaded with `dom`, which the
 * rest of `src/` needs.
 */
export interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: { readonly active: { scriptURL: string } | null };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      includeUncontrolled: boolean;
    }) => Promise<readonly { postMessage: (message: unknown) => void }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof ServiceWorkerEvents>(
    type: Type,
    listener: (event: ServiceWorkerEvents[Type]) => void,
  ) => void;
}

interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface ServiceWorkerEvents {
  activate: ExtendableEvent;
  fetch: ExtendableEvent & {
    readonly request: Request;
    respondWith: (response: Promise<Response>) => void;
  };
  install: ExtendableEvent;
  message: ExtendableEvent & { readonly data: unknown };
}
