import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import { nearestPaths } from '@site/src/components/notFound/nearestPaths';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The not-found page with a way on: the nearest existing paths, search, the sections. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1>Page Not Found</h1>
          <p>There is no page at this address.</p>
          <Suggestions />
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

function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  // One file is served for every missing path: which one it is, is known in the browser.
  const isBrowser = useIsBrowser();
  const paths = isBrowser ? nearestPaths(pathname, pathsOf(routes)) : [];
  return (
    paths.length > 0 && (
      <>
        <p>Did you mean one of these?</p>
        <ul>
          {paths.map(path => (
            <li key={path}>
              <Link to={path}>{path}</Link>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

type Routes = NonNullable<(typeof routes)[number]['routes']>;

function pathsOf(from: Routes): string[] {
  return from.flatMap(({ path, exact, routes: nested }) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...(nested ? pathsOf(nested) : []),
  ]);
}
