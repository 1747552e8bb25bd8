import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { VersionChanges } from '../../src/upgrade/changes';
import { inBackground } from '../background';
import { openDiskCache } from '../diskCache.mjs';
import { heedLater, lateData } from '../lateData';
import { hashProjectCode } from '../projectCode';
import type { readChanges } from './readChanges';
import { upgradeSteps } from './steps';

const readInBackground = inBackground<typeof readChanges>(
  join(__dirname, 'readChanges.ts'),
  'readChanges',
);

/**
 * What changes from older versions of the packages, which are installed under other names: a page for each,
 * and data that the page about configs imports as `@generated/upgrade/default/from-5.json`.
 */
export default function upgradePlugin({
  baseUrl,
  siteDir,
}: LoadContext): Plugin {
  const files: { path: string; read: () => Promise<VersionChanges> }[] = [];
  return {
    name: 'upgrade',
    async contentLoaded({ actions }) {
      const cache = openDiskCache(
        join(siteDir, '.cache/upgrade'),
        hashProjectCode(),
      );
      for (const { name, plugin } of upgradeSteps) {
        const making = heedLater(
          cache.once(plugin, () => readInBackground(plugin)),
        );
        const path = await actions.createData(`from-${name}.json`, {});
        files.push({ path, read: () => making });
        actions.addRoute({
          path: `${baseUrl}config/upgrade-from-${name}`,
          exact: true,
          component: '@site/src/upgrade/UpgradePage.tsx',
          modules: { changes: path },
        });
      }
    },
    configureWebpack: () => ({
      module: { rules: files.map(({ path, read }) => lateData(path, read)) },
    }),
  };
}
