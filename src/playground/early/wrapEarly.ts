import type { Preferences } from '../state/preferences';

/** Where code would be cut off at the edge: up to 1024 px, or more if letters are larger. Styles have the same words. */
export const narrowQuery = '(width < 64rem)';

/** The attribute of the buttons that say whether lines are wrapped. */
export const wrapButtonAttribute = 'data-wrap-lines';

/**
 * Wraps long lines in the page's HTML as `useWordWrap` will: styles know the window's width, and nothing of
 * what the reader has decided.
 *
 * @param sides the element that tells the styles
 */
export function wrapEarly(sides: HTMLElement, { wordWrap }: Preferences): void {
  if (wordWrap !== undefined) {
    sides.dataset.wrap = String(wordWrap);
  }
  const isWrapped = wordWrap ?? window.matchMedia(narrowQuery).matches;
  for (const button of sides.querySelectorAll(`[${wrapButtonAttribute}]`)) {
    button.setAttribute('aria-pressed', String(isWrapped));
  }
}
