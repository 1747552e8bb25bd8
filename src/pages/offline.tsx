export { OfflinePage as default } from '../pwa/OfflinePage';
