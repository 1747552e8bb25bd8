import type { ClientModule } from '@docusaurus/types';

/** What is dispatched on the document when React has put another page in place of the last one. */
export const pageShown = 'page-shown';

/** Does something with this page, and with each that comes in its place without a new document. */
export function onPageShown(act: () => void): void {
  act();
  document.addEventListener(pageShown, act);
}

/** Tells the page script (`src/pageScript`) that React has put another page in place of the last one. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  // A new query is the page's own doing.
  const isSamePage =
    previousLocation?.pathname === location.pathname &&
    previousLocation.hash === location.hash;
  // The page script has seen the page that the document came with. In development there is none.
  if (
    !isSamePage &&
    (previousLocation !== null || process.env.NODE_ENV === 'development')
  ) {
    document.dispatchEvent(new Event(pageShown));
  }
};
