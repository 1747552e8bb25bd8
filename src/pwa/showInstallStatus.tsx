import { createRoot, type Root } from 'react-dom/client';
import { InstallStatus } from './InstallStatus';
import type { OfflineMessage } from './workerMessages';

let root: Root | undefined;
let closed = false;

/** Shows a message of the service worker, unless the reader closed the last. */
export function showInstallStatus(message: OfflineMessage): void {
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
