import { foreseeOpening } from '../kept/findOpening';
import type { Versions } from '../link/readLink';
import { readPreferences } from '../state/preferences';
import { earlyMark, findEarlyFields, showEarlyTexts } from './earlyFields';
import { whenUsed } from './whenUsed';

/**
 * Makes the page's HTML, which has the starting example, what the reader came for, as far as that can be
 * done without React: a link's texts in place of the example's, and the width that the reader gave the
 * editor. Waits for the first sign of use where there is nothing but the example.
 *
 * @param start loads what the playground needs to do more
 */
export function openEarly(versions: Versions, start: () => void): void {
  document
    .querySelector<HTMLElement>('[data-side]')
    ?.style.setProperty('--split', `${String(readPreferences().split)}%`);
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
  const page = document.querySelector('main');
  if (foreseen === undefined && page !== null) {
    whenUsed(page, start);
  } else {
    start();
  }
}
