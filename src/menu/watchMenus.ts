import { onPageShown } from '../navigation/pageShown';
import { revealActiveSidebarItem } from '../navigation/revealActiveSidebarItem';
import { closePopovers, openPopovers } from './openPopovers';

/** Where sidebars are shown, and no menus: Docusaurus' theme begins there. */
const isWide = '(width > 996px)';

/**
 * Shows the reader's place in a menu that opens, closes menus when there is room for a sidebar and when
 * one of their links is followed, and marks the root while one is open. Style sheets could look for an open
 * menu themselves, with `:has`: but then, browsers search the whole page for one whenever something in it
 * changes.
 */
export function watchMenus(): void {
  // Folds tell the same. It doesn't bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as HTMLElement).popover) {
        markOpenMenu();
        revealActiveSidebarItem();
      }
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[popover] a')) {
      closePopovers();
    }
  });
  matchMedia(isWide).addEventListener('change', closePopovers);
  // An open menu that goes with its page tells nothing.
  onPageShown(markOpenMenu);
}

function markOpenMenu(): void {
  document.documentElement.toggleAttribute(
    'data-menu',
    openPopovers().length > 0,
  );
}
