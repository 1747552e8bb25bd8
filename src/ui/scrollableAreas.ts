/** Code, and tables in a frame of their own. */
const areas = 'pre, [data-scrollable]';

let sizes: ResizeObserver | undefined;
let additions: MutationObserver | undefined;

/**
 * Lets keyboards scroll what is wider than its place. Only that gets a stop of the Tab key: a page
 * of a rule can have a hundred blocks of code. Chromium and Firefox do so on their own, Safari
 * doesn't.
 */
export function watchScrollableAreas(): void {
  sizes?.disconnect();
  additions?.disconnect();
  sizes = new ResizeObserver(entries => {
    for (const { target } of entries) {
      makeReachable(target);
    }
  });
  // Some areas come once a part of the page is used.
  additions = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) {
          observeIn(node);
        }
      }
    }
  });
  const main = document.querySelector('main');
  if (main) {
    observeIn(main);
    additions.observe(main, { childList: true, subtree: true });
  }
}

function observeIn(root: Element): void {
  for (const area of root.querySelectorAll(areas)) {
    sizes?.observe(area);
  }
}

function makeReachable(area: Element): void {
  if (area.scrollWidth > area.clientWidth) {
    area.setAttribute('tabindex', '0');
  } else {
    area.removeAttribute('tabindex');
  }
}
