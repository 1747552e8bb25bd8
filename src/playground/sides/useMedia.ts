import { useCallback, useSyncExternalStore } from 'react';
import { narrowQuery } from '../beforeReact';
import { useSelector } from '../state/PlaygroundContext';

/**
 * Whether a media query holds, as the window changes; `undefined` in the HTML that the build makes, and
 * while React takes that over.
 */
export function useMedia(query: string): boolean | undefined {
  const watch = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}

/** From here on, there is room for the config below the code: 1440 px, unless letters are larger. */
const query = '(width >= 90rem)';

/** Whether the code and a config are shown at the same time; `undefined` as in {@link useMedia}. */
export function useIsWide(): boolean | undefined {
  return useMedia(query);
}

/** Whether the editors wrap long lines: as the reader has decided, or else where the window is narrow. */
export function useWordWrap(): boolean {
  const chosen = useSelector(({ preferences }) => preferences.wordWrap);
  const isNarrow = useMedia(narrowQuery) ?? false;
  return chosen ?? isNarrow;
}
