import { foreseeOpening } from '../kept/findOpening';
import { putInAddress } from '../link/addressBar';
import { leaveDraft } from '../link/draft';
import type { Versions } from '../link/readLink';
import { writeLink } from '../link/writeLink';
import { readPreferences } from '../state/preferences';
import type { SharedState } from '../state/sharedState';
import { starterState } from '../state/starter';
import {
  earlyMark,
  findEarlyFields,
  readTyped,
  showEarlyTexts,
} from './earlyFields';
import { whenUsed } from './whenUsed';
import { wrapEarly } from './wrapEarly';

/** After this time, a reader who has used nothing may still want to. In milliseconds. */
const longIdle = 30_000;

/**
 * Makes the page's HTML, which has the starting example, what the reader came for, as far as that can be
 * done without React: a link's texts in place of the example's, and the editor as wide as the reader made
 * it, with lines wrapped or not. Waits for the first sign of use, or a long time, where there is nothing
 * but the example.
 *
 * @param start loads what the playground needs to do more
 */
export function openEarly(versions: Versions, start: () => void): void {
  // React puts the script that calls this into the page's head again.
  if (window.earlyTexts !== undefined) {
    return;
  }
  window.earlyTexts = {};
  const sides = document.querySelector<HTMLElement>('[data-side]');
  if (sides !== null) {
    const preferences = readPreferences();
    sides.style.setProperty('--split', `${String(preferences.split)}%`);
    wrapEarly(sides, preferences);
  }
  const { dataset } = document.documentElement;
  const foreseen = foreseeOpening(versions);
  if (foreseen === undefined) {
    Reflect.deleteProperty(dataset, earlyMark);
  } else if (foreseen.shared !== undefined) {
    showEarlyTexts(foreseen.shared);
  }
  for (const { element } of findEarlyFields()) {
    element.addEventListener('input', () => {
      dataset[earlyMark] ??= 'typed';
    });
  }
  keepTyped(foreseen?.shared ?? starterState(versions.default));
  const page = document.querySelector('main');
  if (foreseen === undefined && page !== null) {
    const stop = whenUsed(page, startOnce);
    const timer = setTimeout(startOnce, longIdle);
    function startOnce(): void {
      stop();
      clearTimeout(timer);
      start();
    }
  } else {
    start();
  }
}

/**
 * Keeps what is typed where React doesn't arrive before the reader leaves or reloads the page.
 *
 * @param shared what the page shows
 */
function keepTyped(shared: SharedState): void {
  window.addEventListener('pagehide', () => {
    const isEarly = document.documentElement.dataset[earlyMark] !== undefined;
    const typed = isEarly ? readTyped(findEarlyFields()) : {};
    if (Object.keys(typed).length > 0) {
      const hash = writeLink({ ...shared, ...typed });
      leaveDraft(hash);
      putInAddress(hash, undefined);
    }
  });
}
