import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { browsers } from '../../config/browsers';

/** Puts `src/loadGuard` into each page, inline: it has to be there when no file of the site is. */
export default function loadGuardPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  const { outputFiles } = buildSync({
    entryPoints: [join(siteDir, 'src/loadGuard/index.ts')],
    bundle: true,
    define: { builtFor: JSON.stringify(baseUrl) },
    format: 'iife',
    minify: true,
    target: browsers,
    write: false,
  });
  return {
    name: 'load-guard',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: outputFiles[0]?.text.trim() }],
    }),
  };
}
