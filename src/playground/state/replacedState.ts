import type { KeptCopy } from '../kept/keptCopy';
import type { SharedState } from './sharedState';

/** All that was in the playground until something else took its place. */
export interface ReplacedState {
  shared: SharedState;
  /** Its copy in the browser's storage, if it has one. */
  copy: KeptCopy | undefined;
  /** What made something else take its place. */
  by: 'address' | 'kept' | 'redo' | 'reset' | 'sample' | 'undo';
  /** What took its place. */
  replacement?: SharedState;
}
