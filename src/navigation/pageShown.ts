/** What `tellPageShown` dispatches on the document. */
export const pageShown = 'page-shown';

/** Does something with this page, and with each that comes in its place without a new document. */
export function onPageShown(act: () => void): void {
  act();
  document.addEventListener(pageShown, act);
}
