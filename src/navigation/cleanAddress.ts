import siteConfig from '@generated/docusaurus.config';
import { readableAddress } from './readableAddress';

/** Cleans the address before the router reads it: as a client module, this runs first. */
if (typeof window !== 'undefined') {
  cleanAddress();
  // Of a hash that a reader has typed.
  addEventListener('popstate', cleanAddress);
}

function cleanAddress(): void {
  const { hash, pathname, search } = location;
  const address = readableAddress(location, siteConfig.baseUrl);
  if (address !== pathname + search + hash) {
    history.replaceState(history.state, '', address);
  }
}
