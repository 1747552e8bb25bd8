import { revealActiveSidebarItem } from '../navigation/revealActiveSidebarItem';

/**
 * Shows the reader's place in a menu that opens, and marks the root while one is open. Style sheets could
 * look for an open menu themselves, with `:has`: but then, browsers search the whole page for one whenever
 * something in it changes.
 */
export function watchMenus(): void {
  // Folds tell the same. It doesn't bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as HTMLElement).popover) {
        document.documentElement.toggleAttribute(
          'data-menu',
          !!document.querySelector(':popover-open'),
        );
        revealActiveSidebarItem();
      }
    },
    true,
  );
}
