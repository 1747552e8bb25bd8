/**
 * Gives the navbar's place to the text while a reader scrolls down, and brings it back when they scroll
 * up or are near the top. The attribute is for `src/css/layout.css`.
 */
export function hideNavbarOnScroll(): void {
  let lastTop = 0;
  // Before that, the browser would have to lay the page out only to tell.
  requestAnimationFrame(() => {
    lastTop = scrollY;
  });
  addEventListener(
    'scroll',
    () => {
      const top = scrollY;
      const height = document.querySelector('.navbar')?.clientHeight ?? 0;
      if (top !== lastTop) {
        document.documentElement.toggleAttribute(
          'data-navbar-hidden',
          top > lastTop && top > height,
        );
      }
      lastTop = top;
    },
    { passive: true },
  );
}
