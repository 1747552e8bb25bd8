import Link from '@docusaurus/Link';
import { kindNames, statusNames } from '../engine/pages';
import type { PageResult } from '../engine/present';
import { Marked } from '../Marked';
import { searchAddress } from '../searchAddress';
import { useResults } from '../useResults';
import styles from './SearchPage.module.css';

/** Pages, each with the sections that fit best: one that answers comes before its page. */
export function ResultList({
  pages,
  start,
}: {
  pages: readonly PageResult[];
  start: number;
}) {
  return (
    <ol className={styles.results} start={start}>
      {pages.map(
        ({ hits: [first, ...others], kind, status, url }) =>
          first && (
            <li key={url}>
              <h2 className={styles.title}>
                <Link to={first.url}>
                  <Marked parts={first.heading} />
                </Link>{' '}
                {status && (
                  <span className={styles.status}>{statusNames[status]}</span>
                )}
              </h2>
              <p className={styles.place}>
                {kindNames[kind]} · {url}
              </p>
              <p>
                <Marked parts={first.extract} />
              </p>
              {others.length > 0 && (
                <ul>
                  {others.map(other => (
                    <li key={other.url}>
                      <Link to={other.url}>
                        <Marked parts={other.heading} />
                      </Link>
                      <p>
                        <Marked parts={other.extract} />
                      </p>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
      )}
    </ol>
  );
}

const shownPages = 4;

/** The pages of the whole site that fit best, below something that has found nothing. */
export function PagesFound({ query }: { query: string }) {
  const pages = useResults({ query, page: 0 }, shownPages)?.found?.pages ?? [];
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p>Other pages that may answer it:</p>
      <ResultList pages={pages} start={1} />
      <p>
        <Link to={searchAddress({ query, page: 0 })}>Search all pages</Link>
      </p>
    </>
  );
}
