import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { PageResult } from '../engine/present';
import { kindNames, statusNames } from '../kinds';
import { Marked } from '../Marked';
import styles from './SearchPage.module.css';

/** Pages, each with the sections that fit best. */
export function ResultList({
  pages,
  start,
}: {
  pages: readonly PageResult[];
  /** The number of the first. */
  start: number;
}): ReactNode {
  return (
    <ol className={styles.results} start={start}>
      {pages.map(page => (
        <li key={page.url}>
          <PageEntry {...page} />
        </li>
      ))}
    </ol>
  );
}

function PageEntry({
  extract,
  kind,
  sections,
  status,
  title,
  url,
}: PageResult): ReactNode {
  return (
    <>
      <h2 className={styles.title}>
        <Link to={url}>
          <Marked parts={title} />
        </Link>{' '}
        {status && <span className={styles.status}>{statusNames[status]}</span>}
      </h2>
      <p className={styles.place}>
        {kindNames[kind]} · {url}
      </p>
      <p>
        <Marked parts={extract} />
      </p>
      {sections.length > 0 && (
        <ul>
          {sections.map(section => (
            <li key={section.url}>
              <Link to={section.url}>
                <Marked parts={section.heading} />
              </Link>
              <p>
                <Marked parts={section.extract} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
