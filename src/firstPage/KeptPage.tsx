import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import routes from '@generated/routes';
import { createElement, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchRoutes } from 'react-router-config';
import { pageShown } from '../navigation/pageShown';
import { asksForState } from '../navigation/startAtFirstUse';
import { useLinksInside } from '../navigation/useLinksInside';
import { NearestPages } from '../notFound';
import { hasState, pageId } from './firstPageHtml';
import { hasEarlyInput } from './useEarlyInput';
import { useNextPage } from './useNextPage';

interface Props {
  /** Shows the page that follows, which is loaded. */
  onLeave: () => void;
  /** Has React render the same page, for what it has that needs React, such as a button that was pressed. */
  onUse: (pressed?: Element | null) => void;
}

/** The first page's HTML, as it is. Its links lead on without a new document, as all links of the site do. */
export function KeptPage({ onLeave, onUse }: Props) {
  const links = useLinksInside();
  useNextPage(onLeave);
  useHash();
  const [isElsewhere] = useState(isMisplaced);
  useTurnToState(onUse, !isElsewhere);
  const main = document.querySelector('main');
  return (
    <>
      <KeptHead />
      {isElsewhere && main && createPortal(<NearestPages />, main)}
      <div
        id={pageId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        {...links}
      />
    </>
  );
}

/** The HTML's head, once more: what no component asks for goes. */
function KeptHead() {
  const [tags] = useState(() =>
    [...document.head.querySelectorAll('[data-rh]')].map(
      ({ attributes, localName, textContent }, key) =>
        createElement(
          localName,
          {
            key,
            ...Object.fromEntries(
              Array.from(attributes, ({ name, value }) => [name, value]),
            ),
          },
          ...(textContent ? [textContent] : []),
        ),
    ),
  );
  return <Head>{tags}</Head>;
}

/** Goes to places of the page that the router leads to, as results of the search do. */
function useHash(): void {
  const location = useLocation();
  const { action } = useHistory();
  const [first] = useState(location);
  useEffect(() => {
    if (
      action === 'PUSH' &&
      location !== first &&
      location.pathname === first.pathname
    ) {
      arrive(action);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new location
  }, [location]);
}

/** What readers use of a page with state, besides what the page script does for them. */
const controls =
  'main :is(form, button:not([data-action]), input, select, textarea)';

/** Tells when the reader of a changed page turns to what needs React, or came for it. */
function useTurnToState(onUse: Props['onUse'], isPossible: boolean): void {
  useEffect(() => {
    if (!isPossible || !hasState()) {
      return undefined;
    }
    if (
      asksForState() ||
      hasEarlyInput() ||
      document.activeElement?.closest(controls)
    ) {
      onUse();
      return undefined;
    }
    const tell = ({ target, type }: Event): void => {
      if (target instanceof Element && target.closest(controls)) {
        onUse(type === 'click' ? target.closest('button') : undefined);
      }
    };
    const listening = new AbortController();
    for (const sign of ['click', 'focusin', 'input']) {
      addEventListener(sign, tell, listening);
    }
    return () => listening.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page is used once
  }, []);
}

/**
 * Puts the reader where Docusaurus puts them on each page that follows another: at the top, and with the
 * focus before the text, or at the hash (`holdTarget`). Going back, the browser knows the place.
 */
export function arrive(action: 'POP' | 'PUSH' | 'REPLACE'): void {
  if (action === 'PUSH' && location.hash === '') {
    scrollTo(0, 0);
    // As the theme's link past the navigation does, which is not there for the first change of pages.
    const region = document.querySelector(
      `a[href="#${SkipToContentFallbackId}"]`,
    )?.parentElement;
    region?.setAttribute('tabindex', '-1');
    region?.focus();
    region?.removeAttribute('tabindex');
  }
  document.dispatchEvent(new Event(pageShown));
}

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
