import { useHistory, useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './SearchPage.module.css';
import { type SearchablePage, searchPages } from './searchPages';

/** `/search?q=`: the pages that match the query, which is kept in the address. */
export default function SearchPage({
  pages,
}: {
  pages: SearchablePage[];
}): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  // The page is built without a query; the address is known in the browser.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the rules, guides and blog posts of typescript-eslint."
      />
      <main className={styles.page}>
        <h1>Search</h1>
        <form role="search" action="/search">
          <label htmlFor="search-query">
            Words from a title or description
          </label>
          <input
            key={isBrowser ? 'browser' : 'build'}
            className={styles.query}
            id="search-query"
            name="q"
            type="search"
            autoComplete="off"
            defaultValue={query}
            onChange={({ target }) => {
              history.replace({
                search: new URLSearchParams({ q: target.value }).toString(),
              });
            }}
          />
        </form>
        <Results query={query} found={searchPages(pages, query)} />
      </main>
    </Layout>
  );
}

function Results({
  found,
  query,
}: {
  found: SearchablePage[];
  query: string;
}): ReactNode {
  return (
    <>
      <p role="status">
        {query.trim() !== '' &&
          (found.length === 0
            ? `No results for “${query}”`
            : `${String(found.length)} ${found.length === 1 ? 'page' : 'pages'}`)}
      </p>
      <ul className={styles.results}>
        {found.map(({ path, title, description }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
