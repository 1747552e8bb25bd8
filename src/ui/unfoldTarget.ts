/**
 * Unfolds what the address points to. Browsers do it for links that they follow themselves; the router
 * only scrolls.
 */
export function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  let folded = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) {
    for (
      ;
      folded;
      folded = folded.closest<HTMLDetailsElement>('details:not([open])')
    ) {
      folded.open = true;
    }
    target?.scrollIntoView();
  }
}
