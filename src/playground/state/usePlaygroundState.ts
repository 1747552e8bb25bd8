import { useHistory } from '@docusaurus/router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { restoreDraft } from '../link/draft';
import { keepInAddress } from '../link/keepInAddress';
import { readLink, type Versions } from '../link/readLink';
import { starterState } from './starter';
import type { PlaygroundState } from './playgroundState';
import { createPlaygroundStore, type PlaygroundStore } from './store';

/** A state of the playground that has been replaced by another. */
export interface ReplacedState {
  state: PlaygroundState;
  /** What replaced it. */
  by: 'address' | 'redo' | 'reset' | 'undo';
}

interface PlaygroundStateHook {
  state: PlaygroundState;
  set: PlaygroundStore['set'];
  /** Notes about what could not be taken from the link. */
  notes: string[];
  addNotes: (notes: string[]) => void;
  forgetNotes: () => void;
  /** Goes back to the state of a playground opened without a link. */
  reset: () => void;
  /** The state that was replaced last, if it can be restored. */
  replaced: ReplacedState | undefined;
  /** Restores it, and keeps the present state in its place. */
  bringBack: () => void;
  forgetReplaced: () => void;
}

/** The state in the address, and ways to change it. */
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
  const [replaced, setReplaced] = useState<ReplacedState>();
  const state = useSyncExternalStore(store.subscribe, store.get);

  useEffect(() => {
    const { pathname } = window.location;
    const address = keepInAddress(store);
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
        setReplaced({ state: store.get(), by: 'address' });
      }
      store.set(reading?.state ?? starterState(versions.default));
      setNotes(reading?.notes ?? []);
    });
    return () => {
      stopListening();
      address.stop();
    };
  }, [history, store, versions]);

  const addNotes = useCallback((added: string[]) => {
    setNotes(before => [...new Set([...before, ...added])]);
  }, []);
  const replaceBy = (next: PlaygroundState, by: ReplacedState['by']) => {
    setReplaced({ state: store.get(), by });
    setNotes([]);
    store.set(next);
  };
  return {
    state,
    set: store.set,
    notes,
    addNotes,
    forgetNotes: () => {
      setNotes([]);
    },
    reset: () => {
      replaceBy(starterState(versions.default), 'reset');
    },
    replaced,
    bringBack: () => {
      if (replaced !== undefined) {
        replaceBy(replaced.state, replaced.by === 'undo' ? 'redo' : 'undo');
      }
    },
    forgetReplaced: () => {
      setReplaced(undefined);
    },
  };
}
