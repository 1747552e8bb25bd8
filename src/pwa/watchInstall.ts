import { serviceWorkers } from './serviceWorkers';
import { isOfflineMessage, type OfflineMessage } from './workerMessages';

/**
 * Shows how the site is saved for reading offline, as soon as the service worker
 * has something to say about it. Everybody else only has this listener.
 */
serviceWorkers()?.addEventListener('message', ({ data }) => {
  // The page about reading offline says it itself.
  if (
    isOfflineMessage(data) &&
    document.querySelector('[data-offline-state]') === null
  ) {
    void show(data);
  }
});

async function show(message: OfflineMessage): Promise<void> {
  try {
    const { showInstallStatus } = await import('./InstallStatus');
    showInstallStatus(message);
  } catch (error) {
    // The network is gone: whatever was to be said, the site works as it did.
    console.warn('The state of reading offline can’t be shown', error);
  }
}
