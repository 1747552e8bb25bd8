import type { ReactNode } from 'react';
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

/** Says how far the site is saved for reading offline, and how that ended. */
export function InstallStatus({
  message,
  onClose,
}: {
  message: OfflineMessage | undefined;
  onClose: () => void;
}): ReactNode {
  return (
    <>
      {/* Always there, so that screen readers say what comes into it: not each step. */}
      <div className={styles.announcement} role="status">
        {message && describeMessage(message)}
      </div>
      {message && (
        <div className={styles.status}>
          <p className={styles.text} aria-hidden="true">
            {describeMessage(message)}
          </p>
          {message.state === 'saving' && (
            <Progress saved={message.saved} total={message.total} />
          )}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onClose}
          >
            Close
          </button>
        </div>
      )}
    </>
  );
}

/** How many of the megabytes to save are saved. */
export function Progress({
  saved,
  total,
}: {
  saved: number;
  total: number;
}): ReactNode {
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
