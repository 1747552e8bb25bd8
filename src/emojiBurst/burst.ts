import { emojisplosions } from 'emojisplosion';

/**
 * Starts bursts of emojis all over the page, as long as it is visible, and gives what stops new ones.
 *
 * Counts, sizes, speeds and intervals are those of the library, which are the specification's: 14 to 27
 * emojis of 14 to 28 px, every 700 to 2100 ms.
 */
export function startBursts(): () => void {
  const container = document.createElement('div');
  // Nothing to read, and nothing to click on.
  container.ariaHidden = 'true';
  container.style.pointerEvents = 'none';
  document.body.prepend(container);
  const { cancel } = emojisplosions({ container });
  return cancel;
}
