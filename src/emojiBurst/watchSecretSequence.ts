import { startAsked } from '../navigation/startAtFirstUse';
import { watchGestures, watchKeys } from './watchInput';

/** Set on the root while bursts are wanted. */
export const burstsMark = 'data-bursts';

/** Dispatched on the document when that changes. */
export const burstsToggled = 'bursts-toggled';

/**
 * Watches for the hidden feature: a secret sequence of keys or gestures starts bursts of emojis, and stops
 * them when it is entered again. It may be entered on a page that React is not on yet, so the page script
 * listens, and loads the application, which has the emojis.
 */
export function watchSecretSequence(): void {
  const toggle = (): void => {
    document.documentElement.toggleAttribute(burstsMark);
    document.dispatchEvent(new Event(burstsToggled));
    document.dispatchEvent(new Event(startAsked));
  };
  watchKeys(toggle);
  watchGestures(toggle);
}
