import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { plural } from '../text/plural';
import { InlineCode } from '../ui/InlineCode';
import type { Cause } from './causes/cause';
import styles from './ReadOutcome.module.css';

/** How many names are shown at once. */
const shownDetails = 6;

interface Props {
  causes: readonly Cause[];
  /** Folder that paths begin with, which goes without saying. */
  root: string;
}

/** What is behind many reports at once: it comes before single rules. */
export function Causes({ causes, root }: Props): ReactNode {
  return (
    <>
      <h3>Causes</h3>
      <ol className={styles.causes}>
        {causes.map(cause => (
          <li key={cause.id}>
            <p className={styles.title}>
              <InlineCode text={cause.title} />{' '}
              <span className={styles.count}>
                {plural(cause.reports.length, 'report')}
              </span>
            </p>
            <p>
              <InlineCode text={cause.advice} />{' '}
              <Link to={cause.page}>{cause.pageTitle}</Link>
            </p>
            <Details details={cause.details} root={root} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Details({
  details,
  root,
}: Pick<Cause, 'details'> & { root: string }): ReactNode {
  const items = details.map(({ name, count }) => (
    <li key={name}>
      <code>
        {name.startsWith(root) ? name.slice(root.length) || '.' : name}
      </code>
      : {count}
    </li>
  ));
  return (
    <>
      <ul className={styles.details}>{items.slice(0, shownDetails)}</ul>
      {items.length > shownDetails && (
        <details>
          <summary>{`${String(items.length - shownDetails)} more`}</summary>
          <ul className={styles.details}>{items.slice(shownDetails, 500)}</ul>
        </details>
      )}
    </>
  );
}
