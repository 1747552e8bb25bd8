/** Holds a state, and tells of its changes. */
export type Store<State extends object> = ReturnType<typeof createStore<State>>;

/**
 * Makes a store. React's `useSyncExternalStore` has the difficult part of selecting from one (see
 * `useSelector`); what is left is too little for a library.
 */
export function createStore<State extends object>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get: () => state,
    /** Changes a part of the state. Listeners are called only if something is different then. */
    set: (change: Partial<State>): void => {
      const next = withChange(state, change);
      if (next !== state) {
        state = next;
        for (const listener of listeners) {
          listener();
        }
      }
    },
    subscribe,
    /**
     * Does something about a selected value, at once and whenever it changes: a `useEffect` for what is
     * no component's.
     *
     * @param effect returns what ends it, if anything has to be ended before the next value
     */
    watch: <Value>(
      select: (state: State) => Value,
      effect: (value: Value) => (() => void) | undefined,
    ) => {
      let value = select(state);
      let end = effect(value);
      const unsubscribe = subscribe(() => {
        const selected = select(state);
        if (!Object.is(selected, value)) {
          value = selected;
          end?.();
          end = effect(value);
        }
      });
      return () => {
        unsubscribe();
        end?.();
      };
    },
    /** Waits for the first selected value that is neither `undefined` nor `false`. */
    until: <Value>(select: (state: State) => Value | false | undefined) =>
      new Promise<Value>(resolve => {
        const unsubscribe = subscribe(settle);
        settle();
        function settle(): void {
          const value = select(state);
          if (value !== undefined && value !== false) {
            unsubscribe();
            resolve(value);
          }
        }
      }),
  };
}

/** @returns what ends several things at once */
export function endAll(ends: readonly (() => void)[]): () => void {
  return () => ends.forEach(end => end());
}

/** @returns the state with a change; the very same one when nothing is different */
export function withChange<State extends object>(
  state: State,
  change: Partial<State>,
): State {
  const names = Object.keys(change) as (keyof State)[];
  return names.some(name => change[name] !== state[name])
    ? { ...state, ...change }
    : state;
}
