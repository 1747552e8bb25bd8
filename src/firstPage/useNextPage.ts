import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import { useLocation } from '@docusaurus/router';
import nprogress from 'nprogress';
import { useEffect, useState } from 'react';

/**
 * Loads the page that follows the first one while that stays, as Docusaurus does for those after it (its
 * `PendingNavigation`): the client modules are told, which shows the progress bar, and a page that can't
 * be loaded is opened as a whole.
 */
export function useNextPage(onLoaded: () => void): void {
  const location = useLocation();
  const [first] = useState(location);
  useEffect(() => {
    if (location.pathname === first.pathname) {
      // Of a page that was still on its way, no one else would end the bar.
      nprogress.done();
      return;
    }
    let isWanted = true;
    const onceLoaded = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: first,
      location,
    });
    preload(location.pathname).then(
      () => {
        onceLoaded();
        if (isWanted) {
          onLoaded();
        }
      },
      (error: unknown) => {
        console.warn(error);
        window.location.reload();
      },
    );
    return () => {
      isWanted = false;
      onceLoaded();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new page is a new path
  }, [location.pathname]);
}
