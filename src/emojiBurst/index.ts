import { watchGestures, watchKeys } from './watchInput';

/**
 * The hidden feature: a secret sequence of keys or gestures starts bursts of
 * emojis, and stops them when it is entered again.
 *
 * The library comes with the first burst, so that no other reader loads it.
 * `konamimojisplosion`, which joins it to a listener for the sequence, is not
 * used: its listener is under the GPL, and would be sent to every reader.
 */
if (typeof window !== 'undefined') {
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  let stop: (() => void) | undefined;

  const end = () => {
    stop?.();
    stop = undefined;
  };
  const toggle = () => {
    if (stop) {
      end();
    } else if (!stillness.matches) {
      // Entered again before the library is there, it cancels this start.
      let cancelled = false;
      stop = () => {
        cancelled = true;
      };
      import('./burst').then(
        ({ startBursts }) => {
          if (!cancelled) {
            stop = startBursts();
          }
        },
        // Without the network there is no burst, and nothing to be said.
        end,
      );
    }
  };

  watchKeys(toggle);
  watchGestures(toggle);
  stillness.addEventListener('change', end);
}
