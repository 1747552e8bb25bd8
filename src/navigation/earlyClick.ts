declare global {
  interface Window {
    /** The button that was clicked before the page script was there. */
    earlyClick?: Element | null;
  }
}

/** Notes a click on a button that nothing hears yet: see `src/loadGuard`. */
export function noteEarlyClick(): void {
  document.onclick = ({ target }) => {
    if (target instanceof Element) {
      window.earlyClick = target.closest('button[type=button]');
    }
  };
}

/** Repeats it, now that what hears clicks is there. */
export function repeatEarlyClick(): void {
  document.onclick = null;
  // The browser itself opens menus.
  if (!window.earlyClick?.matches('[popovertarget]')) {
    window.earlyClick?.dispatchEvent(
      new MouseEvent('click', { bubbles: true }),
    );
  }
  window.earlyClick = null;
}
