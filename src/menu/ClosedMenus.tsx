import { useHistory } from '@docusaurus/router';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';
import { useEffect } from 'react';
import { closePopovers } from './watchMenus';

/**
 * Closes the menus, and the search's field, when another page comes, and when the reader goes back, which
 * then does no more than that.
 */
export function ClosedMenus() {
  const history = useHistory();
  useHistoryPopHandler(() => (closePopovers() ? false : undefined));
  useEffect(
    () =>
      history.listen(() => {
        closePopovers();
      }),
    [history],
  );
  return null;
}
