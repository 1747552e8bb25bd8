import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, as the window changes; `undefined` in the HTML that the build makes, and
 * while React takes that over.
 */
export function useMedia(query: string): boolean | undefined {
  const watch = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
