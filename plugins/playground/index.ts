import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../emitAssets';
import { lateData } from '../lateData';
import { type MadeAssets, makeAssets } from './makeAssets';

/**
 * The linter's worker, TypeScript in several versions and what the playground's editors know of rules
 * and options, each in a file of its own under `/playground/`, named after its content.
 *
 * They are made while the site is bundled. The page imports their addresses as
 * `@generated/playground/default/assets.json`, so that no other page loads them.
 */
export default function playgroundPlugin({
  baseUrl,
  siteDir,
}: LoadContext): Plugin {
  let making: Promise<MadeAssets>;
  let dataFile: string;
  return {
    name: 'playground',
    loadContent() {
      const cacheFolder = join(siteDir, '.cache/playground');
      making = makeAssets({ baseUrl, cacheFolder });
    },
    async contentLoaded({ actions }) {
      dataFile = await actions.createData('assets.json', {});
      making = making.then(async made => {
        await actions.createData('assets.json', made.assets);
        return made;
      });
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [lateData(dataFile, async () => (await making).assets)],
      },
      plugins: isServer ? [] : [emitAssets(async () => (await making).files)],
    }),
  };
}
