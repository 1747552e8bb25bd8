import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { isAppInstalled } from './offlineMode';
import { findCompleteSite, sizeOf } from './savedSites';
import { serviceWorkers } from './serviceWorkers';
import { isOfflineMessage, type OfflineMessage } from './workerMessages';

/** What is saved of the site on this device. */
export type SavedState =
  /** How many bytes it would take; not known in development. */
  | { kind: 'none'; bytes: number | undefined }
  /** `isApp`: since it's installed as one. */
  | { kind: 'saved'; bytes: number; isApp: boolean }
  | { kind: 'unable' }
  | { kind: 'unknown' };

/**
 * @returns what is saved, the service worker's last message about saving, `update`, which looks for a
 *   newer version, and what came of that, in words
 */
export function useSavedState() {
  const baseUrl = useBaseUrl('/');
  const [saved, setSaved] = useState<SavedState>({ kind: 'unknown' });
  const [message, setMessage] = useState<OfflineMessage>();
  const [updating, setUpdating] = useState('');
  useEffect(() => {
    const workers = serviceWorkers();
    const look = (): void => {
      readState(baseUrl, workers !== undefined).then(setSaved, () => {
        setSaved({ kind: 'unable' });
      });
    };
    const listen = ({ data }: MessageEvent): void => {
      if (isOfflineMessage(data)) {
        setMessage(data);
        look();
      }
    };
    look();
    workers?.addEventListener('message', listen);
    return () => {
      workers?.removeEventListener('message', listen);
    };
  }, [baseUrl]);

  async function update(): Promise<void> {
    setUpdating('Looking for a newer version …');
    try {
      const registration = await serviceWorkers()?.getRegistration();
      await registration?.update();
      setUpdating(
        registration?.installing
          ? 'A newer version is being saved. You will be asked to reload.'
          : registration?.waiting
            ? 'A newer version is saved. Reload the page to read it.'
            : 'This is the newest version.',
      );
    } catch {
      setUpdating('The server can’t be reached. Try again with a network.');
    }
  }

  return { saved, message, updating, update: () => void update() };
}

/** Rejects where the browser has no caches, or doesn't let the site see them. */
async function readState(
  baseUrl: string,
  hasWorkers: boolean,
): Promise<SavedState> {
  if (!hasWorkers) {
    return { kind: 'unable' };
  }
  const complete = await findCompleteSite(baseUrl);
  return complete
    ? {
        kind: 'saved',
        bytes: sizeOf(complete.files),
        isApp: await isAppInstalled(),
      }
    : { kind: 'none', bytes: await fetchSize(baseUrl) };
}

/** How many bytes the site takes, from a file that the build writes; `undefined` where there is none. */
async function fetchSize(baseUrl: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${baseUrl}offline-size.json`);
    return ((await response.json()) as { bytes: number }).bytes;
  } catch {
    return undefined;
  }
}
