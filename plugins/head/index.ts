import type { LoadContext, Plugin } from '@docusaurus/types';
import manifest from '../../static/manifest.json';
import { bundleScript } from '../bundle/bundleScript';
import { emitAssets, hashedAssets } from '../emitAssets';
import { openSearch, robots } from './crawlerFiles';
import { subsetHeadings } from './subsetHeadings';

/**
 * What all pages have in their heads:
 *
 * - how browsers search the site; search engines find `/robots.txt` on their own
 * - `src/loadGuard`, inline: it has to be there when no file of the site is
 * - `src/pageScript`: all that a page needs until it is used
 * - the typeface of headings and rule names, which pages ask for as early as for their styles
 */
export default async function headPlugin({
  baseUrl,
  siteConfig: { tagline, title, url },
}: LoadContext): Promise<Plugin> {
  const siteUrl = new URL(baseUrl, url).href;
  const { add, files } = hashedAssets(baseUrl, 'assets');
  const loadGuard = bundleScript('loadGuard/index.ts', { builtFor: baseUrl });
  const pageScript = add(
    'js/page',
    'js',
    bundleScript('pageScript/index.ts', { siteBaseUrl: baseUrl }),
  );
  const font = add('fonts/headings', 'woff2', await subsetHeadings());
  files['robots.txt'] = robots(siteUrl);
  files['opensearch.xml'] = openSearch({
    siteUrl,
    tagline,
    title,
    shortName: manifest.short_name,
  });
  return {
    name: 'head',
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
        { tagName: 'script', innerHTML: loadGuard },
        { tagName: 'script', attributes: { src: pageScript, defer: true } },
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: font,
            crossorigin: 'anonymous',
          },
        },
        { tagName: 'style', innerHTML: fontFaces(font) },
      ],
    }),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [emitAssets(() => files)] },
  };
}

/**
 * The `@font-face` rules of headings: the font itself, and a stand-in with its measures, so that nothing moves
 * when it comes. Where there is neither, as on Android, a heading may be a little narrower.
 */
function fontFaces(address: string): string {
  return [
    // Text never waits for a font.
    `@font-face{font-family:Headings;font-weight:700;font-display:swap;src:url(${address})format("woff2")}`,
    // Measured over the names of all rules; Liberation Sans has the measures of Arial.
    '@font-face{font-family:Headings stand-in;font-weight:700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");size-adjust:105.7%;ascent-override:89.9%;descent-override:23.7%;line-gap-override:0%}',
  ].join('');
}
