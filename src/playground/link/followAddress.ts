import type { useHistory } from '@docusaurus/router';
import { changeLink, type SessionStore } from '../state/session';
import { starterState } from '../state/starter';
import { keepInAddress } from './keepInAddress';
import { plainMark } from './plainMark';
import { readLink, type Versions } from './readLink';

/**
 * Keeps the state in the address, and follows the reader to other addresses of the playground: back,
 * forward, a pasted link.
 *
 * @param history the router's
 * @returns a function that stops it
 */
export function followAddress(
  store: SessionStore,
  history: ReturnType<typeof useHistory>,
  versions: Versions,
): () => void {
  const { pathname } = window.location;
  const address = keepInAddress(store);
  if (window.location.hash.includes(`=${plainMark}`)) {
    address.write();
  }
  // The router's, which does not follow what is typed.
  let routed = history.location.hash;
  const stopListening = history.listen((location, action) => {
    if (location.pathname !== pathname) {
      return;
    }
    const reading = readLink(location.hash, versions);
    const leadsHere = reading === undefined || location.hash === routed;
    routed = location.hash;
    if (action !== 'POP' && leadsHere) {
      // A link to the page that is open is no wish to lose what is on it.
      address.write();
      return;
    }
    // Back, forward, a pasted link, or a link to an example.
    if (!address.isUpToDate()) {
      store.set({ replaced: { state: store.get().link, by: 'address' } });
    }
    store.set({ notes: reading?.notes ?? [] });
    changeLink(store, reading?.state ?? starterState(versions.default));
  });
  return () => {
    stopListening();
    address.stop();
  };
}
