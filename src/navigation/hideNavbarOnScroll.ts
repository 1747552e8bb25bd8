/**
 * Gives the navbar's place to the text while a reader scrolls down, and brings it back when they scroll
 * up or are near the top. The attribute is for `src/css/layout.css`.
 */
export function hideNavbarOnScroll(): void {
  let lastTop = scrollY;
  addEventListener(
    'scroll',
    () => {
      const top = scrollY;
      const { dataset } = document.documentElement;
      const height = document.querySelector('.navbar')?.clientHeight ?? 0;
      if (top < lastTop || top < height) {
        delete dataset.navbar;
      } else if (top > lastTop) {
        dataset.navbar = 'hidden';
      }
      lastTop = top;
    },
    { passive: true },
  );
}
