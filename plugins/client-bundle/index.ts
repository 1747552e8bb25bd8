import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFiles } from './generatedFiles';

const shim = (name: string): string => join(__dirname, 'shims', name);

/**
 * Keeps out of the reader's browser what no reader uses. Sizes are brotli, on each first visit:
 *
 * - Prism and its grammars (38 kB): code is colored at build, see `plugins/highlight`.
 * - What only the build reads of what Docusaurus generates (13 kB): see `generatedFiles`.
 * - Copies of statics, and a deep comparison, that old libraries bring (2 kB).
 * - All of tslib (3.5 kB), for the one function of it that one package calls.
 * - The names of all chunks, in addition to their ids and hashes (1.5 kB).
 * - The playground's styles and its editor's (20 kB), except on its page: Docusaurus puts all styles
 *   into one file for every page.
 */
export default function clientBundlePlugin({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (_config, isServer) => ({
      ...(!isServer &&
        process.env.NODE_ENV === 'production' && {
          output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        }),
      module: {
        rules: [
          ...(isServer || process.env.NODE_ENV !== 'production'
            ? []
            : generatedFiles(generatedFilesDir, siteConfig)),
          {
            include: /@docusaurus[\\/]utils-common[\\/]lib/,
            resolve: { alias: { tslib$: shim('tslib.ts') } },
          },
          {
            // Its call of AMD's `require`, which is never made here, is nothing to warn of.
            include: /monaco-editor[\\/].*[\\/]editorSimpleWorker/,
            parser: {
              unknownContextCritical: false,
              exprContextCritical: false,
            },
          },
        ],
      },
      ...(!isServer && {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Above Docusaurus's group of all styles.
              playgroundStyles: {
                name: 'playground-styles',
                test: /[\\/](?:monaco-editor|src[\\/]playground)[\\/]/,
                type: 'css/mini-extract',
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      }),
      resolve: {
        alias: {
          'hoist-non-react-statics$': shim('hoist-non-react-statics.ts'),
          'react-fast-compare$': shim('react-fast-compare.ts'),
          'prism-react-renderer$': shim('prism-react-renderer.ts'),
          '@theme/prism-include-languages': shim('prism-include-languages.ts'),
        },
      },
    }),
  };
}
