import Link from '@docusaurus/Link';
import {
  type ComponentProps,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { isHosted } from '../clients/searchClient';
import { countPages } from '../clients/siteSearch';
import { NoAnswer } from '../NoAnswer';
import type { SearchDialog } from '../opening/searchDialog';
import { searchAddress } from '../searchAddress';
import { usePastedOffer } from '../usePastedOffer';
import { useResults } from '../useResults';
import { Hits } from './Hits';
import styles from './SearchModal.module.css';
import { Start } from './Start';

export { prepareSearch } from '../clients/searchClient';

/** Pages with their sections: as many as fit without much scrolling. */
const perPage = 8;

/**
 * What is under the field of the open search: what the query finds, or where to start while there is none.
 * They are links. In the field, Enter follows the first one; the arrows lead to the others.
 */
export function SearchModal({ dialog, form, field }: SearchDialog) {
  const query = useQuery(field);
  const results = useResults({ query, page: 0 }, perPage);
  const offer = usePastedOffer(field);
  useKeys({ dialog, form, field });

  return createPortal(
    <>
      <p role="status" className={styles.count}>
        {results?.found?.total ? `${countPages(results.found)} found` : ''}
      </p>
      <div className={styles.content}>
        {offer}
        {query === '' ? (
          <Start />
        ) : (
          results && (
            <Outcome
              // Browsers that translate the page change its texts: others replace all of them.
              key={results.query}
              results={results}
              isFirst={results.query === query && !offer}
              onSuggestion={suggestion => fill(field, suggestion)}
            />
          )
        )}
      </div>
      <Footer />
    </>,
    dialog,
  );
}

/** The query in the field, which is empty again when the search is closed. */
function useQuery(field: HTMLInputElement): string {
  useEffect(
    () => () => {
      field.value = '';
    },
    [field],
  );
  return useSyncExternalStore(
    listener => {
      field.addEventListener('input', listener);
      return () => field.removeEventListener('input', listener);
    },
    () => field.value.trim(),
  );
}

function fill(field: HTMLInputElement, query: string): void {
  field.value = query;
  field.dispatchEvent(new Event('input'));
  field.focus();
}

/** Marks the link that Enter follows while the focus is in the field. */
const forEnter = '[data-enter]';

function useKeys({ dialog, form, field }: SearchDialog): void {
  // Before the first link is there, or Enter would miss it for a moment.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { altKey, ctrlKey, key, metaKey } = event;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined) {
        event.preventDefault();
        const links = dialog.querySelectorAll<HTMLElement>(
          `a:not(${forEnter})`,
        );
        const stops = [field, ...links];
        const from = stops.findIndex(stop => stop === document.activeElement);
        stops.at((Math.max(from, 0) + step) % stops.length)?.focus();
      } else if (
        /^(?:\S|Backspace|Process)$/.test(key) &&
        !(altKey || ctrlKey || metaKey)
      ) {
        // Typing goes on in the field.
        field.focus();
      }
    }
    function onSubmit(event: SubmitEvent): void {
      const link = dialog.querySelector<HTMLElement>(forEnter);
      // Without results yet, the form leads to the search page.
      if (link !== null || field.value.trim() === '') {
        event.preventDefault();
        link?.click();
      }
    }
    dialog.addEventListener('keydown', onKeyDown);
    form.addEventListener('submit', onSubmit);
    return () => {
      dialog.removeEventListener('keydown', onKeyDown);
      form.removeEventListener('submit', onSubmit);
    };
  }, [dialog, form, field]);
}

function Outcome({
  isFirst,
  ...answer
}: ComponentProps<typeof NoAnswer> & { isFirst: boolean }) {
  const { found, query } = answer.results;
  return found?.total ? (
    <>
      <Hits pages={found.pages} isFirst={isFirst} />
      <p className={styles.all}>
        <Link to={searchAddress({ query, page: 0 })}>
          See all {countPages(found)}
        </Link>
      </p>
    </>
  ) : (
    <NoAnswer {...answer} />
  );
}

function Footer() {
  return (
    <footer className={styles.footer}>
      <span>
        <kbd>↓</kbd>
        <kbd>↑</kbd> Navigate
      </span>
      <span>
        <kbd>↵</kbd> Select
      </span>
      <span>
        <kbd>ESC</kbd> Close
      </span>
      {/* The service wants to be named. */}
      {isHosted && (
        <a href="https://www.algolia.com/developers/">Powered by Algolia</a>
      )}
    </footer>
  );
}
