import { join } from 'node:path';
import type { Options } from '@docusaurus/plugin-sitemap';
import type { RouteConfig } from '@docusaurus/types';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/**
 * Docusaurus' hook for the items of the sitemap: names the pages' files by their full paths. Routes
 * have them from the site's folder, under which the reading of the whole history at once
 * (`experimental_vcs`) doesn't know any file, so that no page would have a date.
 */
export function sitemapItems(siteDir: string): CreateSitemapItems {
  return ({ defaultCreateSitemapItems, routes, ...params }) =>
    defaultCreateSitemapItems({
      ...params,
      routes: routes.map(route => withFullPath(siteDir, route)),
    });
}

function withFullPath(siteDir: string, route: RouteConfig): RouteConfig {
  const { metadata, routes } = route;
  return {
    ...route,
    ...(metadata?.sourceFilePath !== undefined && {
      metadata: {
        ...metadata,
        sourceFilePath: join(siteDir, metadata.sourceFilePath),
      },
    }),
    ...(routes && {
      routes: routes.map(nested => withFullPath(siteDir, nested)),
    }),
  };
}
