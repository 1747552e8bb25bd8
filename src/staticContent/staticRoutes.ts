import ComponentCreator from '@docusaurus/ComponentCreator';
import pages from '@generated/static-content/default/pages.json';
import { routeHash } from './staticChunks';

/**
 * The routes of static pages, as Docusaurus writes those of other pages into its generated routes.
 *
 * @param instance id of the docs plugin that has them
 */
export function staticRoutes(instance: string) {
  return (pages[instance] ?? []).flatMap(({ sidebar, paths }) =>
    paths.split(' ').map(path => ({
      path,
      component: ComponentCreator(path, routeHash),
      exact: true,
      sidebar,
    })),
  );
}
