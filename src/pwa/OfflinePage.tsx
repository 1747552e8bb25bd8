import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { useEffect, useState } from 'react';
import { StartReact } from '../navigation/StartReact';
import { describeMessage, megabytes, Progress } from './InstallStatus';
import { isAppInstalled } from './offlineMode';
import styles from './OfflinePage.module.css';
import { deleteSavedSites, findCompleteSite, sizeOf } from './savedSites';
import { serviceWorkers } from './serviceWorkers';
import { isOfflineMessage, type OfflineMessage } from './workerMessages';

/** The page on which a reader saves the site for reading it without a network. */
export function OfflinePage() {
  return (
    <Layout
      title="Read offline"
      description="Save the documentation of typescript-eslint on this device, and read it without a network: every page, the search, and the playground."
    >
      <StartReact at="load" />
      <main className={`markdown ${styles.page ?? ''}`}>
        <h1>Read offline</h1>
        <p>
          Save the site on this device to have all of it without a network:
          every page, the search, and the playground with its newest version of
          TypeScript. It updates itself when you visit it with a network, and
          asks before it replaces what you are reading.
        </p>
        <SavedSite />
        <noscript>
          <p>Saving needs JavaScript, which is off.</p>
        </noscript>
        <h2>Without saving it</h2>
        <p>
          Pages you have read stay on this device, the last hundred or so. They
          open without a network, with their examples and reports. Pages you
          haven’t read say so, and list those you have. With data saving turned
          on in your browser, nothing is kept.
        </p>
        <h2>As an app</h2>
        <p>
          The site is saved when you install it from your browser’s menu.
          Uninstall the app to remove what it saved.
        </p>
      </main>
    </Layout>
  );
}

function SavedSite() {
  const baseUrl = useBaseUrl('/');
  const [saved, message] = useSavedState(baseUrl);
  const [updating, setUpdating] = useState('');
  return (
    <div className={styles.state} data-offline-state={saved.kind}>
      <p role="status">
        {message && message.state !== 'complete'
          ? describeMessage(message)
          : describe(saved)}
      </p>
      {message?.state === 'saving' ? (
        <Progress saved={message.saved} total={message.total} />
      ) : saved.kind === 'saved' ? (
        <p className={styles.actions}>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              setUpdating('Looking for a newer version …');
              void update().then(setUpdating);
            }}
          >
            Check for an update
          </button>
          {!saved.isApp && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                void deleteSavedSites(baseUrl).then(() =>
                  askForOfflineMode(false),
                );
              }}
            >
              Remove
            </button>
          )}
        </p>
      ) : (
        saved.kind === 'none' && (
          <p className={styles.actions}>
            <button
              type="button"
              className="button button--primary"
              onClick={() => askForOfflineMode(true)}
            >
              {saved.bytes === undefined
                ? 'Save for offline'
                : `Save for offline (${megabytes(saved.bytes)} MB)`}
            </button>
          </p>
        )
      )}
      <p role="status" className={styles.update}>
        {updating}
      </p>
    </div>
  );
}

/** Loads the page again, with the address that asks for it: `register.ts` does the rest. */
function askForOfflineMode(isWanted: boolean): void {
  location.search = `?offlineMode=${String(isWanted)}`;
}

/** Looks for a newer version. @returns what came of it, in words */
async function update(): Promise<string> {
  try {
    const registration = await serviceWorkers()?.getRegistration();
    await registration?.update();
    return registration?.installing
      ? 'A newer version is being saved. You will be asked to reload.'
      : registration?.waiting
        ? 'A newer version is saved. Reload the page to read it.'
        : 'This is the newest version.';
  } catch {
    return 'The server can’t be reached. Try again with a network.';
  }
}

type SavedState =
  /** How many bytes it would take; not known in development. */
  | { kind: 'none'; bytes: number | undefined }
  /** `isApp`: since it's installed as one. */
  | { kind: 'saved'; bytes: number; isApp: boolean }
  | { kind: 'unable' }
  | { kind: 'unknown' };

function describe(saved: SavedState): string {
  switch (saved.kind) {
    case 'saved':
      return `The site is saved on this device: ${megabytes(saved.bytes)} MB.`;
    case 'none':
      return 'The site is not saved on this device.';
    case 'unable':
      return 'This browser can’t save sites: it has no service workers, or has them turned off for this one, as in some private windows.';
    case 'unknown':
      return 'Looking for what is saved …';
  }
}

/** What is saved, and the service worker's last message about saving. */
function useSavedState(
  baseUrl: string,
): [SavedState, OfflineMessage | undefined] {
  const [saved, setSaved] = useState<SavedState>({ kind: 'unknown' });
  const [message, setMessage] = useState<OfflineMessage>();
  useEffect(() => {
    const workers = serviceWorkers();
    const look = (): void => {
      readState(baseUrl, workers !== undefined).then(setSaved, () =>
        setSaved({ kind: 'unable' }),
      );
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
  return [saved, message];
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
