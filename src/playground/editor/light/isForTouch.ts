/** Where fingers type, or there is as little room as where they do. Styles have the same words. */
const query = '(pointer: coarse), (width < 48rem)';

/** Whether the light editor is better than the full one, at this moment. */
export function isForTouch(): boolean {
  return window.matchMedia(query).matches;
}
