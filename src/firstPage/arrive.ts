import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { pageShown } from '../navigation/pageShown';

/**
 * Puts the reader where Docusaurus puts them on each page that follows another: at the top, and with the
 * focus before the text, or at the hash (`holdTarget`). Going back, the browser knows the place.
 */
export function arrive(action: 'POP' | 'PUSH' | 'REPLACE'): void {
  if (action === 'PUSH' && location.hash === '') {
    scrollTo(0, 0);
    focusStart();
  }
  document.dispatchEvent(new Event(pageShown));
}

/** As the theme's link past the navigation does, which is not there for the first change of pages. */
function focusStart(): void {
  const skipLink = document.querySelector(
    `a[href="#${SkipToContentFallbackId}"]`,
  );
  const region = skipLink?.parentElement;
  region?.setAttribute('tabindex', '-1');
  region?.focus();
  region?.removeAttribute('tabindex');
}
