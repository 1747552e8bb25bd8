import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { StartAtOnce } from '../../../navigation/StartAtOnce';
import { loadable } from '../../../ui/loadable';

// Every doc page brings this component along: what finds other pages is loaded when it is needed.
const NearestPages = loadable(
  async () => (await import('../../../notFound/NearestPages')).default,
);

/** The not-found page with a way on: the nearest existing paths, search, the sections. */
export default function NotFoundContent({ className }: Props): ReactNode {
  // One file is served for every missing path: which one it is, is known in the browser.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page Not Found" />
      <StartAtOnce />
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1>Page Not Found</h1>
          <p>There is no page at this address.</p>
          {isBrowser && <NearestPages />}
          <p>
            You can <Link to="/search">search the site</Link>, or go on from the{' '}
            <Link to="/rules/">list of rules</Link>, the{' '}
            <Link to="/getting-started/">guides</Link> or the{' '}
            <Link to="/blog">blog</Link>.
          </p>
        </div>
      </div>
    </main>
  );
}
