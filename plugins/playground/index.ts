import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { StarterPage } from '../../src/playground/beforeReact';
import { inBackground } from '../background';
import { serveAssets } from '../development/serveAssets';
import { openDiskCache } from '../diskCache.mjs';
import { heedLater, lateData } from '../lateData';
import { hashProjectCode } from '../projectCode';
import { assetsFolder, type MadeAssets, makeAssets } from './makeAssets';
import { readTypescriptVersions } from './typescript/versions';

const renderInBackground = inBackground<
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
export default function playgroundPlugin({
  baseUrl,
  siteDir,
}: LoadContext): Plugin {
  let making: Promise<MadeAssets>;
  let assetsFile: string;
  let headStartFile: string;
  let rendering: Promise<StarterPage>;
  let starterFile: string;
  return {
    name: 'playground',
    loadContent() {
      const cacheFolder = join(siteDir, '.cache/playground');
      making = heedLater(makeAssets({ baseUrl, cacheFolder }));
      rendering = heedLater(renderStarter(siteDir));
    },
    async contentLoaded({ actions }) {
      assetsFile = await actions.createData('assets.json', {});
      headStartFile = await actions.createData('head-start.json', '""');
      starterFile = await actions.createData('starter.json', {});
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
          lateData(starterFile, () => rendering),
        ],
      },
    }),
  };
}

function renderStarter(siteDir: string): Promise<StarterPage> {
  const version = readTypescriptVersions()[0]?.version ?? '';
  return openDiskCache(
    join(siteDir, '.cache/playground-starter'),
    hashProjectCode(),
  ).once(version, () => renderInBackground(version));
}
