import { onPageShown } from '../navigation/pageShown';
import { revealActiveSidebarItem } from '../navigation/revealActiveSidebarItem';

/** Where sidebars are shown, and no menus: Docusaurus' theme begins there. */
const isWide = '(width > 996px)';

/**
 * Shows the reader's place in a menu that opens, closes menus when there is room for a sidebar and when
 * one of their links is followed, keeps query and hash in links to other languages, and marks the root
 * while a menu is open. Style sheets could look for an open menu themselves, with `:has`: but then,
 * browsers search the whole page for one whenever something in it changes.
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
    const link = (target as Element).closest('a');
    // It leads to the page in another language, and the page's HTML knows neither query nor hash.
    if (link?.lang) {
      link.search = location.search;
      link.hash = location.hash;
    }
    if (link?.closest('[popover]')) {
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
