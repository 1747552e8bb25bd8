import { useMemo, useState } from 'react';
import { useAddressQuery } from '../../navigation/useAddressQuery';
import { formatState, type IndexState, parseState } from './indexState';

interface IndexStateHook {
  state: IndexState;
  /** Takes over a choice of the reader. */
  choose: (change: Partial<IndexState>) => void;
  /** Takes over a key that the reader typed. */
  type: (text: string) => void;
  /** Puts what was typed into the address at once. */
  flush: () => void;
}

/** The filters and order that a reader has chosen, kept in the address. */
export function useIndexState(): IndexStateHook {
  const { search, ...address } = useAddressQuery('new');
  const asked = useMemo(() => parseState(search), [search]);
  // A space at the end is no part of the address, but the reader goes on after it.
  const [draft, setDraft] = useState('');
  const state = useMemo(
    () => (draft.trim() === asked.text ? { ...asked, text: draft } : asked),
    [asked, draft],
  );
  // What an effect asks for comes before the state of its render: the address is ahead of that.
  const changed = (change: Partial<IndexState>): string =>
    formatState({ ...parseState(address.get()), ...change });
  return {
    state,
    choose(change) {
      address.choose(changed(change));
    },
    type(text) {
      setDraft(text);
      address.type(changed({ text }));
    },
    flush: address.flush,
  };
}
