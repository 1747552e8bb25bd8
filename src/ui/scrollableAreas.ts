import type { ClientModule } from '@docusaurus/types';

/** Code, and tables in a frame of their own. */
const AREAS = 'main pre, main [data-scrollable]';

const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver(entries => {
        for (const { target } of entries) {
          makeReachable(target);
        }
      });

/**
 * Lets keyboards scroll what is wider than its place. Only that gets a stop of the Tab key: a page
 * of a rule can have a hundred blocks of code. Chromium and Firefox do so by themselves, Safari
 * doesn't.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  observer?.disconnect();
  for (const area of document.querySelectorAll(AREAS)) {
    observer?.observe(area);
  }
};

function makeReachable(area: Element): void {
  if (area.scrollWidth > area.clientWidth) {
    area.setAttribute('tabindex', '0');
  } else {
    area.removeAttribute('tabindex');
  }
}
