import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { StartReact } from '../../navigation/StartReact';
import { useAddressQuery } from '../../navigation/useAddressQuery';
import oneOf from '../../ui/OneOf.module.css';
import { PageList } from '../../ui/PageList';
import { prepareSearch } from '../clients/searchClient';
import { countPages } from '../clients/siteSearch';
import { kindNames, pageKinds } from '../engine/pages';
import type { SearchResults } from '../engine/present';
import { NoAnswer } from '../NoAnswer';
import {
  readSearchAddress,
  searchAddress,
  type SearchView,
  sharedPlaygroundHash,
} from '../searchAddress';
import { startingPoints } from '../startingPoints';
import { usePastedOffer } from '../usePastedOffer';
import { useResults } from '../useResults';
import { ResultList } from './ResultList';
import styles from './SearchPage.module.css';

/** `/search?q=`: all that a query finds, page by page. */
export default function SearchPage() {
  const { search, flush, ...address } = useAddressQuery('same');
  const view = readSearchAddress(search);
  const type = (query: string): void => {
    const found = searchAddress({ ...view, query, page: 0 });
    address.type(found.slice(found.indexOf('?')));
  };
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
            onChange={({ target }) => type(target.value)}
            onBlur={flush}
          />
          {offer}
        </form>
        <noscript>
          <p>Search needs JavaScript. The list of rules works without it.</p>
        </noscript>
        {query.trim() === '' ? (
          <section aria-labelledby="starting-points">
            <h2 id="starting-points" className={styles.heading}>
              Good places to start
            </h2>
            <PageList pages={startingPoints} />
          </section>
        ) : (
          // A browser that translates would take the texts away from React.
          <div translate="no">
            <LinkBar
              label="Where to search"
              links={[undefined, ...pageKinds].map(kind => ({
                text: kind ? kindNames[kind] : 'Everything',
                view: { query: view.query, ...(kind && { kind }), page: 0 },
                isCurrent: kind === view.kind,
              }))}
            />
            <Outcome view={view} onSuggestion={type} />
          </div>
        )}
      </main>
    </Layout>
  );
}

function LinkBar({
  label,
  links,
}: {
  label: string;
  links: {
    text: string;
    /** What it is called, where the text says too little. */
    name?: string;
    view: SearchView;
    isCurrent: boolean;
  }[];
}) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {links.map(({ text, name, view, isCurrent }) => (
        <Link
          key={text}
          className={oneOf.one}
          to={searchAddress(view)}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={name}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

const perPage = 10;

function Outcome({
  onSuggestion,
  view,
}: {
  onSuggestion: (query: string) => void;
  view: SearchView;
}) {
  const results = useResults(view, perPage);
  if (results === undefined) {
    return <p role="status">Searching …</p>;
  }
  const { found, page } = results;
  if (!found?.total) {
    return <NoAnswer results={results} onSuggestion={onSuggestion} />;
  }
  const pages = Math.ceil(found.total / perPage);
  return (
    <>
      <p role="status">{describeCount(found, page)}</p>
      <ResultList pages={found.pages} start={page * perPage + 1} />
      {pages > 1 && (
        <LinkBar
          label="Pages of results"
          links={Array.from({ length: pages }, (_, index) => ({
            text: String(index + 1),
            name: `Page ${String(index + 1)}`,
            view: { ...view, page: index },
            isCurrent: index === view.page,
          }))}
        />
      )}
    </>
  );
}

function describeCount(found: SearchResults, page: number): string {
  const pages = countPages(found);
  const last = Math.min(found.total, (page + 1) * perPage);
  return page === 0
    ? pages
    : `${String(page * perPage + 1)} to ${String(last)} of ${pages}`;
}
