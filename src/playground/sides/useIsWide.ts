import { useMedia } from './useMedia';

/** From here on, there is room for the config below the code: 1440 px, unless letters are larger. */
const query = '(width >= 90rem)';

/**
 * Whether the window is so wide that the code and a config are shown at the same time; `undefined` in the
 * HTML that the build makes, and while React takes that over.
 */
export function useIsWide(): boolean | undefined {
  return useMedia(query);
}
