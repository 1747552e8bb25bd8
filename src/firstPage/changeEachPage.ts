import { pageShown } from '../navigation/pageShown';
import { whenHydrated } from '../ui/whenHydrated';
import { isTakenOver } from './firstPageHtml';

/**
 * Changes the first page and each that follows it. What React takes over has to be as the build has made
 * it: such a page is changed once React is there.
 */
export function changeEachPage(change: () => void): void {
  if (isTakenOver()) {
    whenHydrated(change);
  } else {
    change();
  }
  document.addEventListener(pageShown, change);
}
