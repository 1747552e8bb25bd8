import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { countPages } from '../clients/siteSearch';
import { NothingFound, Unreachable } from '../NoAnswer';
import type { Outcome } from './OutcomeContext';
import { typeInto } from './typeInto';

/**
 * What the modal shows in place of results. Its own screens for this never appear or lack their
 * suggestions (in version 4.7, where a failed search ends up as one that found nothing), so the style
 * sheet hides them.
 */
export function NoResults({
  container,
  onClose,
  outcome: { query, status, total, hasMore, place },
}: {
  container: HTMLElement;
  onClose: () => void;
  outcome: Outcome;
}): ReactNode {
  return (
    <>
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {status === 'done' && total > 0
          ? `${countPages({ total, hasMore })} found`
          : ''}
      </p>
      {place &&
        total === 0 &&
        status !== 'searching' &&
        createPortal(
          <div className="DocSearch-Message" role="alert">
            {status === 'failed' ? (
              <Unreachable />
            ) : (
              <NothingFound
                query={query}
                onFollow={onClose}
                onSuggestion={suggestion => {
                  typeInto(container, suggestion);
                }}
              />
            )}
          </div>,
          place,
        )}
    </>
  );
}
