import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StartReact } from '../../navigation/StartReact';
import { prepareSearch } from '../clients/searchClient';
import { readSearchAddress, sharedPlaygroundHash } from '../searchAddress';
import { usePastedOffer } from '../usePastedOffer';
import { KindFilter } from './KindFilter';
import { Outcome } from './Outcome';
import styles from './SearchPage.module.css';
import { StartingPoints } from './StartingPoints';
import { useSearchView } from './useSearchView';

/** `/search?q=`: all that a query finds, page by page. */
export default function SearchPage(): ReactNode {
  const { view, type, flush } = useSearchView();
  // The page is built without a query; the address is known in the browser.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? view.query : '';
  const field = useRef<HTMLInputElement>(null);
  const [shownField, showField] = useState<HTMLInputElement | null>(null);
  const playground = useBaseUrl('/play');
  const offer = usePastedOffer(shownField);
  useEffect(() => {
    const hash = sharedPlaygroundHash(location.search);
    if (hash !== undefined) {
      location.replace(playground + hash);
      return;
    }
    prepareSearch();
    if (
      readSearchAddress(location.search).query === '' &&
      // Readers on a slow connection may have gone elsewhere by now, or have begun to type.
      document.querySelector(':focus') === null
    ) {
      // Who opens the page without a query is about to type one.
      field.current?.focus();
    }
  }, [playground]);
  // React leaves the field to the reader, who may be typing before it is there.
  useEffect(() => {
    if (isBrowser && field.current && field.current.value !== query) {
      field.current.value = query;
    }
  }, [isBrowser, query]);
  return (
    <Layout>
      <StartReact at="load" />
      <PageMetadata
        title={query.trim() === '' ? 'Search' : `Search: ${query.slice(0, 60)}`}
        description="Search the rules, guides and blog posts of typescript-eslint."
      >
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <main className={styles.page}>
        <h1>Search</h1>
        <form
          role="search"
          onSubmit={event => {
            event.preventDefault();
            event.currentTarget.querySelector('a')?.click();
          }}
        >
          <label htmlFor="search-query">
            A rule, an option, a message, a question
          </label>
          <input
            ref={element => {
              field.current = element;
              showField(element);
            }}
            id="search-query"
            className={clsx('field', styles.query)}
            name="q"
            type="search"
            autoComplete="off"
            defaultValue=""
            onChange={({ target }) => {
              type(target.value);
            }}
            onBlur={flush}
          />
          {offer}
        </form>
        <noscript>
          <p>Search needs JavaScript. The list of rules works without it.</p>
        </noscript>
        {query.trim() === '' ? (
          <StartingPoints />
        ) : (
          // A browser that translates would take the texts away from React.
          <div translate="no">
            <KindFilter view={view} />
            <Outcome view={view} onSuggestion={type} />
          </div>
        )}
      </main>
    </Layout>
  );
}
