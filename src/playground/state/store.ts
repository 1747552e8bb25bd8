import type { PlaygroundState } from './playgroundState';

/** Holds the state, and tells of its changes. */
export interface PlaygroundStore {
  get: () => PlaygroundState;
  /** Calls back after each change. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  set: (change: Partial<PlaygroundState>) => void;
}

/** A store of its own for each visit of the page. */
export function createPlaygroundStore(
  initial: PlaygroundState,
): PlaygroundStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(change) {
      const next = { ...state, ...change };
      const changed = (Object.keys(next) as (keyof PlaygroundState)[]).some(
        key => next[key] !== state[key],
      );
      if (changed) {
        state = next;
        for (const listener of listeners) {
          listener();
        }
      }
    },
  };
}
