/**
 * The rules' sidebar is far longer than the window. A reader who comes from elsewhere sees where the
 * page is in it; one who moves within it keeps the place that they scrolled to.
 */
export function revealActiveSidebarItem(): void {
  const active = document.querySelector('aside [aria-current=page]');
  const menu = active?.closest('.menu');
  if (!active || !menu) {
    return;
  }
  const item = active.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const bottom = Math.min(frame.bottom, innerHeight);
  if (item.top < frame.top || item.bottom > bottom) {
    menu.scrollTop += item.top - (frame.top + bottom) / 2;
  }
}
