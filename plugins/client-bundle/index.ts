import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editorParts, editorTexts } from './editor';
import { generatedFiles } from './generatedFiles';
import { unusedNavbarItems } from './unusedNavbarItems';

const shim = (name: string): string => join(__dirname, 'shims', name);

/** What is around each page of guides and rules, but for the sidebars' items. */
const docsFrame = pathWith(
  [
    'theme/(?:BackToTopButton|Doc(?:Root|Sidebar|VersionRoot|sRoot)|Icon/Arrow|NotFound/Content)',
    'theme-common/lib/(?:components/Collapsible|hooks/useBackToTopButton|utils/(?:accessibility|routes)Utils)',
    'plugin-content-docs/lib/client/doc(?:s(?:Search|Sidebar|Utils|Version)|SidebarItemsExpandedState)',
    'docusaurus-plugin-content-docs/.*__plugin\\.json$',
    'src/(?:navigation/StartAtOnce|rules/page|ui/loadable)',
  ].join('|'),
);

/** Groups of styles that only some pages have: each becomes a file of its own, which comes with them. */
const stylesOfPages = Object.fromEntries(
  Object.entries({
    blog: 'src/theme/Blog',
    guides: 'src/(?:guides/|rules/presets/Preset)',
    home: 'src/home/',
    list: 'src/rules/list/',
    playground: '(?:monaco-editor|src/playground)/',
    search: 'src/search/page/',
  }).map(([name, folder]) => [
    `${name}Styles`,
    {
      name: `${name}-styles`,
      test: pathWith(`/${folder}`),
      type: 'css/mini-extract',
      chunks: 'async',
      enforce: true,
      // Above Docusaurus's group of all styles.
      priority: 60,
    },
  ]),
);

function pathWith(part: string): RegExp {
  return new RegExp(part.replaceAll('/', '[\\\\/]'));
}

/**
 * Keeps out of the reader's browser what no reader uses. Sizes are brotli, on each first visit:
 *
 * - Prism and its grammars (38 kB): code is colored at build, see `plugins/highlight`.
 * - What only the build reads of what Docusaurus generates (13 kB): see `generatedFiles`.
 * - Copies of statics, types of properties, and a deep comparison, that old libraries bring (2.5 kB).
 * - All of tslib (3.5 kB), for the one function of it that one package calls.
 * - The names of all chunks, in addition to their ids and hashes (2.5 kB). They are for prefetching the
 *   page of every link in view, which `src/navigation/prefetchOnIntent` replaces.
 * - Kinds of navbar items that the navbar doesn't have (2 kB).
 * - Chunks of a few bytes each: the layout is with what every page needs, the frame of guides and rules
 *   is one more (3 kB).
 * - Parts of the playground's editor that no reader uses (112 kB of its scripts): see `editor`.
 * - Styles that only some pages have, such as the playground's (15 kB) and the home page's: Docusaurus puts
 *   all styles into one file for every page. `scripts/site/styles` links the others where they are used.
 */
export default function clientBundlePlugin({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (config, isServer) => ({
      mergeStrategy: { plugins: 'replace' },
      plugins: config.plugins?.filter(
        plugin => plugin?.constructor.name !== 'ChunkAssetPlugin',
      ),
      ...(!isServer &&
        process.env.NODE_ENV === 'production' && {
          entry: join(__dirname, 'entry.ts'),
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
          editorTexts,
        ],
      },
      ...(!isServer &&
        process.env.NODE_ENV === 'production' && {
          optimization: {
            splitChunks: {
              cacheGroups: {
                docsFrame: {
                  name: 'docs-frame',
                  test: docsFrame,
                  type: /^(?:javascript|json)/,
                  chunks: 'async',
                  enforce: true,
                  priority: 50,
                },
                ...stylesOfPages,
              },
            },
          },
        }),
      resolve: {
        alias: {
          ...(!isServer && { 'prop-types$': shim('prop-types.ts') }),
          ...unusedNavbarItems(
            (siteConfig.themeConfig as ThemeConfig).navbar.items,
          ),
          ...editorParts,
          'hoist-non-react-statics$': shim('hoist-non-react-statics.ts'),
          'react-fast-compare$': shim('react-fast-compare.ts'),
          'prism-react-renderer$': shim('prism-react-renderer.ts'),
          '@theme/prism-include-languages': shim('prism-include-languages.ts'),
        },
      },
    }),
  };
}
