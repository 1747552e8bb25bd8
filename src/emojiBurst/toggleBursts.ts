import { burstsMark, burstsToggled } from './watchSecretSequence';

/**
 * Starts and stops bursts of emojis, as `watchSecretSequence` says.
 *
 * The library comes with the first burst, so that no other reader loads it.
 * `konamimojisplosion`, which joins it to a listener for the sequence, is not
 * used: its listener is under the GPL, and would be sent to every reader.
 */
if (typeof window !== 'undefined') {
  const root = document.documentElement;
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  let stop: (() => void) | undefined;

  const end = (): void => {
    root.removeAttribute(burstsMark);
    stop?.();
    stop = undefined;
  };
  const start = (): void => {
    // Entered again before the library is there, the sequence cancels this start.
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
  };
  const follow = (): void => {
    if (!root.hasAttribute(burstsMark) || stillness.matches) {
      end();
    } else if (!stop) {
      start();
    }
  };

  follow();
  document.addEventListener(burstsToggled, follow);
  stillness.addEventListener('change', end);
}
