import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { asksForState } from '../navigation/startAtFirstUse';
import { useLinksInside } from '../navigation/useLinksInside';
import { arrive } from './arrive';
import { hasState, pageId } from './firstPageHtml';
import { isMisplaced, MisplacedPage } from './MisplacedPage';
import { hasEarlyInput } from './useEarlyInput';
import { useNextPage } from './useNextPage';

interface Props {
  /** Shows the page that follows, which is loaded. */
  onLeave: () => void;
  /** Has React render the same page, for what it has that needs React, such as a button that was pressed. */
  onUse: (pressed?: Element | null) => void;
}

/** The first page's HTML, as it is. Its links lead on without a new document, as all links of the site do. */
export function KeptPage({ onLeave, onUse }: Props): ReactNode {
  const links = useLinksInside();
  useNextPage(onLeave);
  useHash();
  const [isElsewhere] = useState(isMisplaced);
  useTurnToState(onUse, !isElsewhere);
  return (
    <>
      <KeptHead />
      {isElsewhere && <MisplacedPage />}
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
function KeptHead(): ReactNode {
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
    const signs = ['click', 'focusin', 'input'];
    for (const sign of signs) {
      addEventListener(sign, tell);
    }
    return () => {
      for (const sign of signs) {
        removeEventListener(sign, tell);
      }
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page is used once
  }, []);
}
