import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { stylesOfPages } from './stylesOfPages';

const shim = (name: string): string => join(__dirname, 'shims', name);

/** What is bundled in place of something else, by the name or path that it is imported by. */
const replacements: Record<string, string> = {
  'prism-react-renderer$': shim('prism-react-renderer.ts'),
  '@theme/prism-include-languages': shim('prism-include-languages.ts'),
};

/**
 * The style sheets that only some pages need. Docusaurus has the bundler put all styles into one, whose
 * priority is 50 (`createBaseConfig` of its core 3.10).
 */
const cacheGroups = Object.fromEntries(
  stylesOfPages.map(({ name, source }) => [
    name,
    {
      name,
      test: new RegExp(`/${source}`.replaceAll('/', '[\\\\/]')),
      type: 'css/mini-extract',
      chunks: 'async' as const,
      enforce: true as const,
      priority: 60,
    },
  ]),
);

const siteConfig = {
  include: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
  loader: join(__dirname, 'withoutBuildSettings.mjs'),
};

/**
 * Leaves out of browsers' files what no reader uses. Without it, all works the same, and each first visit
 * loads more, in Brotli's kilobytes:
 *
 * - 38 of Prism and its grammars: code is colored at build (`plugins/highlight`)
 * - 6 of the settings of the build itself, which are in the site's config
 * - 24 of styles that only some pages have, in the style sheet of all: `scripts/site/styles` links them
 *   where they are used
 *
 * `tests/e2e/bytes.spec.ts` notices if one of them comes back, as by another name.
 */
export default function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configureWebpack: (_config, isServer) => ({
      module: { rules: isServer ? [] : [siteConfig] },
      resolve: { alias: replacements },
      ...(!isServer &&
        process.env.NODE_ENV === 'production' && {
          optimization: { splitChunks: { cacheGroups } },
        }),
    }),
  };
}
