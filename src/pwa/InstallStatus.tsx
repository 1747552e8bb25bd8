import { createStorageSlot } from '@docusaurus/theme-common';
import { createRoot, type Root } from 'react-dom/client';
import styles from './InstallStatus.module.css';
import type { FailureReason, OfflineMessage } from './workerMessages';

const failures: Record<FailureReason, string> = {
  changed:
    'The site changed while it was being saved for offline reading. The new version will be saved on your next visit.',
  interrupted:
    'Saving the site for offline reading was interrupted. It will continue on your next visit.',
  space:
    'There is not enough space on this device to save the site for offline reading. Online, it works as before.',
};

function InstallStatus({
  message,
  onClose,
}: {
  message: OfflineMessage | undefined;
  onClose: () => void;
}) {
  return (
    <div className={message && styles.status}>
      {/* Always there, so that screen readers say what comes into it: not each step. */}
      <p className={styles.text} role="status">
        {message && describeMessage(message)}
      </p>
      {message?.state === 'saving' && (
        <Progress saved={message.saved} total={message.total} />
      )}
      {message && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={onClose}
        >
          Close
        </button>
      )}
    </div>
  );
}

/** How many of the megabytes to save are saved. */
export function Progress({ saved, total }: { saved: number; total: number }) {
  return (
    <div className={styles.progress}>
      <progress
        aria-label="Saved for offline reading"
        max={total}
        value={saved}
      />
      <span>{`${megabytes(saved)} of ${megabytes(total)} MB`}</span>
    </div>
  );
}

/** What a message of the service worker says, in words. */
export function describeMessage(message: OfflineMessage): string {
  switch (message.state) {
    case 'saving':
      return 'Saving the site for offline reading…';
    case 'complete':
      return 'The site can be read offline now.';
    case 'failed':
      return failures[message.reason];
  }
}

/** A number of bytes as readers see it: `12.3`, in megabytes. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** That the disk is full: each page tries again, and a visit says it once. */
const fullDisk = createStorageSlot('offlineFullDisk', {
  persistence: 'sessionStorage',
});

let root: Root | undefined;
let closed = false;

/** Shows a message of the service worker, unless the reader closed the last. */
export function showInstallStatus(message: OfflineMessage): void {
  if (message.state === 'complete') {
    fullDisk.del();
  } else if (fullDisk.get() !== null) {
    return;
  } else if (message.state === 'failed' && message.reason === 'space') {
    fullDisk.set('said');
  }
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  if (message.state !== 'saving') {
    // How it ended is news even to those who did not want to watch.
    closed = false;
  }
  render(closed ? undefined : message);
}

function render(message: OfflineMessage | undefined): void {
  root?.render(
    <InstallStatus
      message={message}
      onClose={() => {
        closed = true;
        render(undefined);
      }}
    />,
  );
}
