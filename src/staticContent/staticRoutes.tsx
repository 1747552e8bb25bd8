import ComponentCreator from '@docusaurus/ComponentCreator';
import pages from '@generated/static-content/default/pages.json';
import type { ComponentType } from 'react';
import { routeHash } from './staticChunks';

type RouteComponent = ReturnType<typeof ComponentCreator>;

/**
 * The routes of static pages, as Docusaurus writes those of other pages into its generated routes.
 *
 * @param instance id of the docs plugin that has them
 */
export function staticRoutes(instance: string) {
  return (pages[instance] ?? []).flatMap(({ sidebar, paths }) =>
    paths.split(' ').map(path => ({
      path,
      component: createWhenNeeded(path),
      exact: true,
      sidebar,
    })),
  );
}

/** A visit needs few of the 180. To create all took a tenth of the application's start. */
function createWhenNeeded(path: string) {
  let created: RouteComponent | undefined;
  const get = (): RouteComponent =>
    (created ??= ComponentCreator(path, routeHash));
  function StaticRoute(props: object) {
    const Created: ComponentType<object> = get();
    return <Created {...props} />;
  }
  StaticRoute.preload = () => {
    get().preload();
  };
  return StaticRoute;
}
