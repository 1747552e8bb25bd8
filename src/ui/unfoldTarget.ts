import { hashTarget } from './hashTarget';

/**
 * Unfolds what the address points to. Browsers do it for links that they follow themselves; the router
 * only scrolls.
 */
export function unfoldTarget(): void {
  const target = hashTarget(location.hash);
  const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) {
    fold.open = true;
    // One may be in another.
    unfoldTarget();
    target?.scrollIntoView();
  }
}
