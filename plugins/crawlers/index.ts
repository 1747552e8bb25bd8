import type { LoadContext, Plugin } from '@docusaurus/types';
import manifest from '../../static/manifest.json';
import { emitAssets } from '../emitAssets';
import { openSearch, robots } from './crawlerFiles';

/** What search engines and browsers read about the site: `/robots.txt`, and how to search it. */
export default function crawlersPlugin({
  baseUrl,
  siteConfig: { tagline, title, url },
}: LoadContext): Plugin {
  const siteUrl = new URL(baseUrl, url).href;
  return {
    name: 'crawlers',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              emitAssets(() => ({
                'robots.txt': robots(siteUrl),
                'opensearch.xml': openSearch({
                  siteUrl,
                  tagline,
                  title,
                  shortName: manifest.short_name,
                }),
              })),
            ],
          },
  };
}
