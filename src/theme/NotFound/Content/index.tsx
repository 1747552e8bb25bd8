import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { StartReact } from '../../../navigation/StartReact';
import { loadable } from '../../../ui/loadable';
import styles from './styles.module.css';

// Every doc page brings this component along: what finds other pages is loaded when it is needed.
const NearestPages = loadable(
  async () => (await import('../../../notFound/NearestPages')).default,
);

/** The not-found page with a way on: the nearest existing paths, search, the sections. */
export default function NotFoundContent({ className }: Props): ReactNode {
  // One file is served for every missing path: which one it is, is known in the browser.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata
        title={translate({ id: 'notFound.title', message: 'Page Not Found' })}
      />
      <StartReact at="load" />
      <h1>
        <Translate
          id="notFound.heading"
          values={{
            notFound: (
              <span className="squiggle">
                <Translate id="notFound.heading.notFound">Not Found</Translate>
              </span>
            ),
          }}
        >
          {'Page {notFound}'}
        </Translate>
      </h1>
      <p>
        <Translate
          id="notFound.help"
          values={{
            rules: (
              <Link to="/rules/">
                <Translate id="notFound.help.rules">list of rules</Translate>
              </Link>
            ),
            guides: (
              <Link to="/getting-started/">
                <Translate id="notFound.help.guides">guides</Translate>
              </Link>
            ),
            blog: (
              <Link to="/blog">
                <Translate id="notFound.help.blog">blog</Translate>
              </Link>
            ),
          }}
        >
          {
            'There is no page at this address. Search for it, or go on from the {rules}, the {guides} or the {blog}.'
          }
        </Translate>
      </p>
      <SearchForm />
      {isBrowser && <NearestPages className={styles.pages} />}
    </main>
  );
}

/** Leads to the search page, without the application too: unlike a `button`, an `input` doesn't wait for it. */
function SearchForm(): ReactNode {
  return (
    <form
      action={useBaseUrl('/search')}
      role="search"
      className={styles.search}
    >
      <input
        className="field"
        type="search"
        name="q"
        aria-label={translate({
          id: 'search.fieldLabel.long',
          message: 'A rule, an option, a message, a question',
        })}
        placeholder={translate({
          id: 'search.placeholder',
          message: 'Rule, option, message, question …',
        })}
        autoComplete="off"
      />
      <input
        className="field"
        type="submit"
        value={translate({ id: 'search.submit', message: 'Search' })}
      />
    </form>
  );
}
