import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
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
  const { selectMessage } = usePluralForm();

  return (
    <>
      <h3>
        <Translate id="adopt.causes.title">Causes</Translate>
      </h3>
      <ol className={styles.causes}>
        {causes.map(cause => (
          <li key={cause.id}>
            <p className={styles.title}>
              <InlineCode text={cause.title} />{' '}
              <span className={styles.count}>
                {selectMessage(
                  cause.reports.length,
                  translate(
                    {
                      id: 'adopt.count.reports',
                      message: '{count} report|{count} reports',
                    },
                    { count: cause.reports.length.toLocaleString('en-US') },
                  ),
                )}
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
          <summary>
            {translate(
              { id: 'adopt.causes.more', message: '{count} more' },
              { count: items.length - shownDetails },
            )}
          </summary>
          <ul className={styles.details}>{items.slice(shownDetails, 500)}</ul>
        </details>
      )}
    </>
  );
}
