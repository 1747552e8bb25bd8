import { createContext } from 'react';
import type { Verdict } from './exampleData';

/** The pair that an example is one half of. */
export interface Pair {
  id: string;
  /** The half that is shown where there is room for one. */
  shown: Verdict;
}

/** The pair around an example; `undefined` for one that stands alone. */
export const PairContext = createContext<Pair | undefined>(undefined);

/** Ids of a half and of its tab. */
export function halfIds(
  pairId: string,
  verdict: Verdict,
): { panel: string; tab: string } {
  const panel = `${pairId}-${verdict}`;
  return { panel, tab: `${panel}-tab` };
}
