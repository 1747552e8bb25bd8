import { useHistory } from '@docusaurus/router';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';
import { useEffect } from 'react';

/** Where Docusaurus' theme begins to show sidebars. */
const isWide = '(width > 996px)';

/**
 * Closes the menu or search that is open over the page when another page comes, when the reader goes
 * back, which then does no more than that, and when the window becomes wide enough for a sidebar.
 */
export function useMenuClosing(): void {
  const history = useHistory();
  useHistoryPopHandler(() => (closePopovers() ? false : undefined));
  useEffect(() => history.listen(closePopovers), [history]);
  useEffect(() => {
    const media = matchMedia(isWide);
    media.addEventListener('change', closePopovers);
    return () => {
      media.removeEventListener('change', closePopovers);
    };
  }, []);
}

/** @returns whether one was open */
function closePopovers(): boolean {
  // Browsers without popovers don't know the selector either.
  const first =
    'popover' in HTMLElement.prototype
      ? document.querySelector<HTMLElement>('[popover]:popover-open')
      : null;
  // One that was opened from it goes, too.
  first?.hidePopover();
  return first !== null;
}
