/**
 * Lets the lists fold and unfold that browsers would show and hide at once: categories of sidebars, the
 * table of contents on phones. Docusaurus does the same for categories with a page of their own.
 */
export function animateFolds(): void {
  document.addEventListener('click', event => {
    const fold = (event.target as Element).closest('summary')?.parentElement;
    const list = fold?.querySelector(':scope > ul');
    if (fold instanceof HTMLDetailsElement && list) {
      event.preventDefault();
      animate(fold, list);
    }
  });
}

function animate(fold: HTMLDetailsElement, list: Element): void {
  const [running] = list.getAnimations();
  if (running) {
    running.reverse();
    return;
  }
  const closes = fold.open;
  // What is closed has no height.
  fold.open = true;
  const height = list.getBoundingClientRect().height;
  const animation = list.animate(
    [
      { height: 0, overflow: 'hidden' },
      { height: `${String(height)}px`, overflow: 'hidden' },
    ],
    { duration: foldDuration(height), easing: 'ease-in-out' },
  );
  if (closes) {
    animation.reverse();
  }
  animation.onfinish = () => {
    fold.open = animation.playbackRate > 0;
  };
}

/**
 * How long it takes, in milliseconds. The formula is that of Docusaurus' `Collapsible`, which has it from
 * Material UI.
 *
 * @param height in pixels
 */
function foldDuration(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 1;
  }
  const size = height / 36;
  return Math.round((4 + 15 * size ** 0.25 + size / 5) * 10);
}
