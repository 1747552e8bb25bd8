import type { useHistory } from '@docusaurus/router';
import { openAddress } from '../kept/findOpening';
import { keepOnDevice } from '../kept/keepOnDevice';
import { openInstead } from '../state/createSession';
import type { SessionStore } from '../state/session';
import { starterState } from '../state/starter';
import { hasNewText } from '../state/typed';
import { atPauses } from './atPauses';
import { dropDraft, leaveDraft } from './draft';
import { keepInAddress } from './keepInAddress';
import { plainMark } from './plainMark';
import type { Versions } from './readLink';
import { writeLink } from './writeLink';

/**
 * Keeps the state in the address and in the browser's storage, and follows the reader to other addresses
 * of the playground: back, forward, a pasted link.
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
  const stopListening = history.listen(({ hash, pathname: path }, action) => {
    if (path !== pathname) {
      return;
    }
    const isSame = hash === routed;
    routed = hash;
    const opening =
      openAddress(versions) ??
      // As it was before anything was typed.
      (action === 'POP' && hash === ''
        ? { shared: starterState(versions.default), notes: [] }
        : undefined);
    if (opening === undefined || (action !== 'POP' && isSame)) {
      // A link to the page that is open is no wish to lose what is on it.
      address.write();
      return;
    }
    // Back, forward, a pasted link, or a link to an example.
    keepOnDevice(store);
    const { copy, shared, opened } = store.get();
    const isLost = !address.isUpToDate() && hasNewText(opened, shared);
    openInstead(store, opening);
    address.adopt();
    if (isLost) {
      store.set({ replaced: { shared, copy, by: 'address' } });
    }
  });
  const stopKeeping = atPauses(store, () => {
    keepOnDevice(store);
    address.flush();
  });
  const leave = () => {
    leaveDraft(writeLink(store.get().shared));
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', dropDraft);
  return () => {
    keepOnDevice(store);
    stopListening();
    stopKeeping();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', dropDraft);
  };
}
