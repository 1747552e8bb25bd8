import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import type { ReactNode } from 'react';
import { nearestPaths } from './nearestPaths';

/** Links to the pages whose paths are the most like the one that is not there. */
export default function NearestPages(): ReactNode {
  const { pathname } = useLocation();
  const paths = nearestPaths(pathname, pathsOf(routes));
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
