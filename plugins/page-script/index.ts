import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { browsers } from '../../config/browsers';
import { emitAssets } from '../emitAssets';

/** Loads `src/pageScript` with each page: all that a page needs until it is used. */
export default function pageScriptPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  const { outputFiles } = buildSync({
    entryPoints: [join(siteDir, 'src/pageScript/index.ts')],
    bundle: true,
    define: { siteBaseUrl: JSON.stringify(baseUrl) },
    format: 'iife',
    minify: true,
    target: browsers,
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/js/page.${hash}.js`;
  return {
    name: 'page-script',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: { src: `${baseUrl}${file}`, defer: true },
        },
      ],
    }),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [emitAssets(() => ({ [file]: text }))] },
  };
}
