import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { serveAssets } from '../development/serveAssets';
import { heedLater, lateData } from '../lateData';
import { assetsFolder, type MadeAssets, makeAssets } from './makeAssets';

/**
 * The linter's worker, TypeScript in several versions and what the playground's editors know of rules
 * and options, each in a file of its own under `/playground/`, named after its content.
 *
 * They are made while the site is bundled. The page imports their addresses as
 * `@generated/playground/default/assets.json`, so that no other page loads them; it names the script that
 * gives the linter a head start, `head-start.json`, in its head.
 */
export default function playgroundPlugin({
  baseUrl,
  siteDir,
}: LoadContext): Plugin {
  let making: Promise<MadeAssets>;
  let assetsFile: string;
  let headStartFile: string;
  return {
    name: 'playground',
    loadContent() {
      const cacheFolder = join(siteDir, '.cache/playground');
      making = heedLater(makeAssets({ baseUrl, cacheFolder }));
    },
    async contentLoaded({ actions }) {
      assetsFile = await actions.createData('assets.json', {});
      headStartFile = await actions.createData('head-start.json', '""');
      making = heedLater(
        making.then(async made => {
          await actions.createData('assets.json', made.assets);
          await actions.createData(
            'head-start.json',
            JSON.stringify(made.headStart),
          );
          return made;
        }),
      );
    },
    configureWebpack: (_config, isServer) => ({
      ...(!isServer &&
        serveAssets({
          baseUrl,
          folder: assetsFolder,
          read: async () => (await making).files,
        })),
      module: {
        rules: [
          lateData(assetsFile, async () => (await making).assets),
          lateData(headStartFile, async () => (await making).headStart),
        ],
      },
    }),
  };
}
