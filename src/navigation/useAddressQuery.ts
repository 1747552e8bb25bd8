import { useHistory } from '@docusaurus/router';
import { useState, useSyncExternalStore } from 'react';
import {
  type AddressQuery,
  createAddressQuery,
  type TypingStep,
} from './addressQuery';

/** The query of the address that the page was opened with, and its changes; empty at build. */
export function useAddressQuery(
  typingStep: TypingStep,
): Omit<AddressQuery, 'subscribe'> & { search: string } {
  const history = useHistory();
  const [query] = useState(() => createAddressQuery(history, typingStep));
  const search = useSyncExternalStore(query.subscribe, query.get, () => '');
  return { ...query, search };
}
