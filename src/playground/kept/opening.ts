import type { SharedState } from '../state/sharedState';
import type { KeptCopy } from './keptCopy';
import type { KeptState } from './keptStates';

/** What the playground is opened with. */
export interface Opening {
  shared: SharedState;
  /** What is not as it was asked for, in sentences. */
  notes: readonly string[];
  /** The state's copy in the browser's storage, if it has one. */
  copy?: KeptCopy | undefined;
  comeback?: Comeback;
}

/**
 * What became of the work of the last visit, where no link asked for anything: it is here again, or, since
 * the page broke with it the last time, only offered.
 */
export type Comeback = { offered: KeptState } | 'back';
