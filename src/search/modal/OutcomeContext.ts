import { createContext } from 'react';

/** How the last search went. */
export interface Outcome {
  query: string;
  status: 'searching' | 'done' | 'failed';
  /** How many pages were found. */
  total: number;
  /** Whether there may be more. */
  hasMore?: boolean;
  /** Where the modal shows results, and a message if there are none. */
  place: Element | null;
}

/** Before the first search. */
export const noOutcome: Outcome = {
  query: '',
  status: 'searching',
  total: 0,
  place: null,
};

/** The outcome, for the parts that the modal renders on its own. */
export const OutcomeContext = createContext(noOutcome);
