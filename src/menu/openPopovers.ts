/**
 * What is open over the page: menus, the main one after that of the section that it was opened from, and
 * the search's field.
 */
export function openPopovers(): HTMLElement[] {
  // Browsers without popovers don't know the selector either.
  return 'popover' in HTMLElement.prototype
    ? [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')]
    : [];
}

/** @returns whether anything was open */
export function closePopovers(): boolean {
  const open = openPopovers();
  for (const popover of open) {
    popover.hidePopover();
  }
  return open.length > 0;
}
