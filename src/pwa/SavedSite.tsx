import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { forgetSite, saveSite } from './chooseOffline';
import { describeMessage, Progress } from './InstallStatus';
import { megabytes } from './megabytes';
import styles from './OfflinePage.module.css';
import { type SavedState, useSavedState } from './useSavedState';

/** Says whether the site is saved on this device, and saves, updates, and removes it. */
export function SavedSite(): ReactNode {
  const { saved, message, update, updating } = useSavedState();
  return (
    <div className={styles.state} data-offline-state={saved.kind}>
      <p role="status">
        {message && message.state !== 'complete'
          ? describeMessage(message)
          : describe(saved)}
      </p>
      {message?.state === 'saving' ? (
        <Progress saved={message.saved} total={message.total} />
      ) : (
        <Actions saved={saved} onUpdate={update} />
      )}
      <p role="status" className={styles.update}>
        {updating}
      </p>
    </div>
  );
}

function Actions({
  saved,
  onUpdate,
}: {
  saved: SavedState;
  onUpdate: () => void;
}): ReactNode {
  const baseUrl = useBaseUrl('/');
  switch (saved.kind) {
    case 'saved':
      return (
        <p className={styles.actions}>
          <button
            type="button"
            className="button button--secondary"
            onClick={onUpdate}
          >
            Check for an update
          </button>
          {!saved.isApp && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                void forgetSite(baseUrl);
              }}
            >
              Remove
            </button>
          )}
        </p>
      );
    case 'none':
      return (
        <p className={styles.actions}>
          <button
            type="button"
            className="button button--primary"
            onClick={saveSite}
          >
            {saved.bytes === undefined
              ? 'Save for offline'
              : `Save for offline (${megabytes(saved.bytes)} MB)`}
          </button>
        </p>
      );
    case 'unable':
    case 'unknown':
      return null;
  }
}

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
