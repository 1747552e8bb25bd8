import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { StartReact } from '../../../navigation/StartReact';
import { NearestPages } from '../../../notFound';
import styles from './styles.module.css';

/** The not-found page with a way on: the nearest existing paths, search, the sections. */
export default function NotFoundContent({ className }: Props) {
  // One file is served for every missing path: which one it is, is known in the browser.
  const isBrowser = useIsBrowser();
  const searchPage = useBaseUrl('/search');
  return (
    <main className={clsx(styles.page, className)}>
      <PageMetadata title="Page Not Found" />
      <StartReact at="missing" />
      <h1>
        Page <span className="squiggle">Not Found</span>
      </h1>
      <p>
        There is no page at this address. Search for it, or go on from the{' '}
        <Link to="/rules/">list of rules</Link>, the{' '}
        <Link to="/getting-started/">guides</Link> or the{' '}
        <Link to="/blog">blog</Link>.
      </p>
      {/* To the search page, without the application too: unlike a `button`, an `input` doesn't wait for it. */}
      <form action={searchPage} role="search" className={styles.search}>
        <input
          className="field"
          type="search"
          name="q"
          aria-label="A rule, an option, a message, a question"
          placeholder="Rule, option, message, question …"
          autoComplete="off"
        />
        <input className="field" type="submit" value="Search" />
      </form>
      {isBrowser && <NearestPages />}
    </main>
  );
}
