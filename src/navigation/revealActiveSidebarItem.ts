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
  const filter = menu.querySelector('.rule-filter')?.getBoundingClientRect();
  const top = Math.max(frame.top, filter?.bottom ?? frame.top);
  const bottom = Math.min(frame.bottom, innerHeight);
  if (item.top < top || item.bottom > bottom) {
    const middle = item.top - (top + bottom) / 2;
    // No item is half under the filter.
    const first = [...menu.querySelectorAll('a')]
      .map(link => link.getBoundingClientRect().top)
      .find(start => start >= top + middle);
    menu.scrollTop += (first ?? top + middle) - top;
  }
}
