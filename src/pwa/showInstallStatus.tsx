import { createStorageSlot } from '@docusaurus/theme-common';
import { createRoot, type Root } from 'react-dom/client';
import { InstallStatus } from './InstallStatus';
import type { OfflineMessage } from './workerMessages';

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
