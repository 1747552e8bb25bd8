import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../emitAssets';
import { type MadeAssets, makeAssets } from './makeAssets';

/**
 * The linter's worker, TypeScript in several versions and what the playground's editors know of rules
 * and options, each in a file of its own under `/playground/`, named after its content.
 *
 * The page imports their addresses as `@generated/playground/default/assets.json`, so that no other
 * page loads them.
 */
export default function playgroundPlugin({
  baseUrl,
  siteDir,
}: LoadContext): Plugin {
  let made: MadeAssets | undefined;
  return {
    name: 'playground',
    async loadContent() {
      const cacheFolder = join(siteDir, '.cache/playground');
      made = await makeAssets({ baseUrl, cacheFolder });
    },
    async contentLoaded({ actions }) {
      await actions.createData('assets.json', made?.assets ?? {});
    },
    configureWebpack: (_config, isServer) =>
      isServer || !made ? {} : { plugins: [emitAssets(made.files)] },
  };
}
