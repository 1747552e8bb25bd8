import { useHistory } from '@docusaurus/router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { formatState, type IndexState, parseState } from './indexState';
import { createIndexStore } from './indexStore';

interface IndexStateHook {
  state: IndexState;
  /** Takes over a choice of the reader. */
  choose: (change: Partial<IndexState>) => void;
  /** Takes over a key that the reader typed. */
  type: (text: string) => void;
  /** Puts what was typed into the address at once. */
  settle: () => void;
}

/** What a reader has asked of the index, which stands in the address. */
export function useIndexState(): IndexStateHook {
  const history = useHistory();
  const [store] = useState(() => createIndexStore(history));
  const search = useSyncExternalStore(
    store.subscribe,
    store.get,
    // The page is built without a query.
    () => '',
  );
  const asked = useMemo(() => parseState(search), [search]);
  // A space at the end is no part of the address, but the reader goes on after it.
  const [draft, setDraft] = useState('');
  const state = useMemo(
    () => (draft.trim() === asked.text ? { ...asked, text: draft } : asked),
    [asked, draft],
  );
  return {
    state,
    choose(change) {
      store.choose(formatState({ ...state, ...change }));
    },
    type(text) {
      setDraft(text);
      store.type(formatState({ ...state, text }));
    },
    settle: store.settle,
  };
}
