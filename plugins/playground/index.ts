import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { onceInBackground } from '../background/onceInBackground';
import { DeferredData } from '../bundle/deferredData';
import { serveAssets } from '../emitAssets';
import { assetsFolder, type MadeAssets, makeAssets } from './makeAssets';
import { readTypescriptVersions } from './typescript/versions';

const renderStarter = onceInBackground<
  typeof import('./starter/renderStarter').renderStarter
>(join(__dirname, 'starter/renderStarter.ts'), 'renderStarter');

/**
 * The linter's worker, TypeScript in several versions and what the playground's editors know of rules
 * and options, each in a file of its own under `/playground/`, named after its content.
 *
 * They are made while the site is bundled. The page imports their addresses as
 * `@generated/playground/default/assets.json`, so that no other page loads them; it names the script that
 * gives the linter a head start, `head-start.json`, in its head. What it shows of the starting example
 * before any script runs is `starter.json`.
 */
export default function playgroundPlugin({ baseUrl }: LoadContext): Plugin {
  const data = new DeferredData();
  let making: Promise<MadeAssets>;
  return {
    name: 'playground',
    async contentLoaded({ actions }) {
      making = makeAssets(baseUrl);
      const [{ version } = { version: '' }] = readTypescriptVersions();
      await data.create(actions, 'starter.json', renderStarter(version));
      await data.create(
        actions,
        'assets.json',
        making.then(({ assets }) => assets),
      );
      await data.create(
        actions,
        'head-start.json',
        making.then(({ headStart }) => headStart),
      );
    },
    configureWebpack: (_config, isServer) => ({
      ...(!isServer &&
        serveAssets({
          baseUrl,
          folder: assetsFolder,
          read: async () => (await making).files,
        })),
      module: { rules: data.rules },
    }),
  };
}
