import routes from '@generated/routes';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { matchRoutes } from 'react-router-config';
import { NearestPages } from '../notFound';

/**
 * Whether the page is the one for what isn't there, at an address that the router takes for one of its own:
 * it makes no difference between `/Blog` and `/blog`, and would show a page that the HTML isn't.
 */
export function isMisplaced(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.documentElement.dataset.start === 'missing' &&
    matchRoutes(routes, location.pathname).some(
      ({ route }) => route.exact && route.path !== '*',
    )
  );
}

/** What such a page, whose HTML stays, shows with React. */
export function MisplacedPage(): ReactNode {
  const main = document.querySelector('main');
  return main && createPortal(<NearestPages />, main);
}
