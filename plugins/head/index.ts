import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import manifest from '../../static/manifest.json';
import { bundleScript } from '../bundle/bundleScript';
import { emitAssets, hashedAssets } from '../emitAssets';

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
  files['opensearch.xml'] = openSearch(siteUrl, title, tagline);
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
    configureWebpack: emitAssets(() => files),
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

/** Lets crawlers read everything, and tells them where the list of pages is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}

/**
 * Lets browsers search the site from their address bar, in the format of OpenSearch 1.1:
 * https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md. A short name has at most 16 characters there.
 */
export function openSearch(
  siteUrl: string,
  title: string,
  tagline: string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${manifest.short_name}</ShortName>
  <LongName>${title}</LongName>
  <Description>${tagline}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/png">${siteUrl}img/icon-48.png</Image>
  <Url type="text/html" template="${siteUrl}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Recursive Sans, by Arrow Type, under the SIL Open Font License 1.1. */
const source = '@fontsource/recursive/files/recursive-latin-700-normal.woff2';

/** What names and headings are made of. Other characters come from the next font. */
export const headingCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  ' !"\'(),-./:?@…’';

/** The font of headings with no more than it needs, as WOFF2. */
export async function subsetHeadings(): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  return subsetFont(font, headingCharacters, {
    targetFormat: 'woff2',
    // Ligatures and variants of letters are a quarter of the file.
    noLayoutClosure: true,
  });
}
