import { createHash } from 'node:crypto';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../emitAssets';
import { fontFaces } from './fontFaces';
import { subsetHeadings } from './subsetHeadings';

/**
 * The typeface of headings and rule names. Pages ask for it as early as for their styles, and show their text
 * in a font of the system's until it is there.
 */
export default async function typefacePlugin({
  baseUrl,
}: LoadContext): Promise<Plugin> {
  const font = await subsetHeadings();
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 12);
  const path = `assets/fonts/headings.${hash}.woff2`;
  return {
    name: 'typeface',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [emitAssets(() => ({ [path]: font }))] },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: baseUrl + path,
            crossorigin: 'anonymous',
          },
        },
        { tagName: 'style', innerHTML: fontFaces(baseUrl + path) },
      ],
    }),
  };
}
