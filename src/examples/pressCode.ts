/**
 * Opens an example for editing where its code is pressed with a mouse, or by Enter on a report's place that
 * a link led to: as if its Edit button were, at that place. A reader who selects text, follows a link, or
 * scrolls with a finger only reads.
 */
export function pressCode(): void {
  document.addEventListener('click', event => {
    const { target } = event;
    if (
      event.detail !== 1 ||
      (event as PointerEvent).pointerType !== 'mouse' ||
      getSelection()?.isCollapsed === false ||
      !(target instanceof Element)
    ) {
      return;
    }
    editButtonOf(target)?.dispatchEvent(new MouseEvent('click', event));
  });
  // Before the browser follows the link: what can have the focus then gets it.
  document.addEventListener('click', ({ target }) => {
    placeOf(target)?.setAttribute('tabindex', '-1');
  });
  document.addEventListener('keydown', event => {
    const { key, target } = event;
    if (
      key === 'Enter' &&
      target instanceof HTMLElement &&
      target.matches('mark')
    ) {
      const { left: clientX, top, height } = target.getBoundingClientRect();
      const place = { bubbles: true, clientX, clientY: top + height / 2 };
      // Its keydown may not be the first to be typed.
      event.preventDefault();
      editButtonOf(target)?.dispatchEvent(new MouseEvent('click', place));
    }
  });
}

function editButtonOf(code: Element): Element | null | undefined {
  return code
    .closest('figure pre > code')
    ?.closest('figure')
    ?.querySelector('button[data-edit]');
}

/** The reported code that a link to a place is about. */
function placeOf(target: EventTarget | null): Element | null {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('[data-report] a[href^="#"]');
  const place = link && document.getElementById(link.hash.slice(1));
  return place ? place.closest('pre mark') : null;
}
