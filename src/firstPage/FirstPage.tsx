import { useHistory } from '@docusaurus/router';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { usePrefetchOnIntent } from '../navigation/usePrefetchOnIntent';
import { isReactNeeded, pageId } from './firstPageHtml';
import { arrive, isMisplaced, KeptPage } from './KeptPage';
import { useEarlyInput } from './useEarlyInput';

/**
 * The page that a reader came to, and those that follow.
 *
 * React leaves the first page's HTML as it is. It may differ from what the build wrote by the
 * time React comes: translated by the browser, changed by an extension, folded and selected by the reader.
 * Hydrating it would throw all of that away, and take time for nothing, since what happens on such a page
 * is the page script's part. The pages that follow are React's, as usual; so are first pages with
 * components that have state, which say so (`src/navigation/StartReact`).
 */
export function FirstPage({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'kept' | 'left' | 'taken'>(() =>
    isReactNeeded() && !isMisplaced() ? 'taken' : 'kept',
  );
  const { action } = useHistory();
  const takeInput = useEarlyInput(state === 'taken');
  usePrefetchOnIntent();
  // When the next page is in the document.
  useLayoutEffect(() => {
    if (state === 'left') {
      arrive(action);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [state]);
  return state === 'kept' ? (
    <KeptPage
      onLeave={() => setState('left')}
      onUse={pressed => {
        takeInput(pressed);
        setState('taken');
      }}
    />
  ) : (
    <div id={pageId}>{children}</div>
  );
}
