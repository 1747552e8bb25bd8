import { useHistory } from '@docusaurus/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { restoreDraft } from '../../playground/link/draft';
import { keepInAddress } from '../../playground/link/keepInAddress';
import { readLink, type Versions } from '../../playground/link/readLink';
import { starterState } from '../../playground/starter';
import type { PlaygroundState } from '../../playground/state';
import {
  createPlaygroundStore,
  type PlaygroundStore,
} from '../../playground/store';

interface PlaygroundStateHook {
  state: PlaygroundState;
  set: PlaygroundStore['set'];
  /** What was not as the link asked for. */
  notes: string[];
  forgetNotes: () => void;
}

/** The state that the address stands for, and its changes. */
export function usePlaygroundState(versions: Versions): PlaygroundStateHook {
  const history = useHistory();
  const [opened] = useState(() => {
    restoreDraft();
    return readLink(window.location.hash, versions);
  });
  const [store] = useState(() =>
    createPlaygroundStore(opened?.state ?? starterState(versions.default)),
  );
  const [notes, setNotes] = useState(opened?.notes ?? []);
  const state = useSyncExternalStore(store.subscribe, store.get);

  useEffect(() => {
    const { pathname } = window.location;
    const stopKeeping = keepInAddress(store);
    const stopListening = history.listen(location => {
      // Back, forward, a pasted link, or a link to an example.
      if (location.pathname === pathname) {
        const reading = readLink(location.hash, versions);
        store.set(reading?.state ?? starterState(versions.default));
        setNotes(reading?.notes ?? []);
      }
    });
    return () => {
      stopListening();
      stopKeeping();
    };
  }, [history, store, versions]);

  return {
    state,
    set: store.set,
    notes,
    forgetNotes: () => {
      setNotes([]);
    },
  };
}
