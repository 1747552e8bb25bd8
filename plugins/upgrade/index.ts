import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { onceInBackground } from '../background';
import { DeferredData } from '../bundle/deferredData';
import type { readChanges } from './readChanges';
import type { readProjectErrors } from './readProjectErrors';

/**
 * The versions that upgrades are described from, the newest first: the last one of each older major, as the
 * address of its page names it (`/config/upgrade-from-5`), and the package of this project with its plugin.
 */
export const upgradeSteps = [
  { name: '7', plugin: 'typescript-eslint-7.0' },
  { name: '6', plugin: 'typescript-eslint-6' },
  { name: '5', plugin: 'typescript-eslint-5' },
];

const readInBackground = onceInBackground<typeof readChanges>(
  join(__dirname, 'readChanges.ts'),
  'readChanges',
);

const readErrorsInBackground = onceInBackground<typeof readProjectErrors>(
  join(__dirname, 'readProjectErrors.ts'),
  'readProjectErrors',
);

/**
 * What changes from older versions of the packages, which are installed under other names: a page for each,
 * and data that the page about configs imports as `@generated/upgrade/default/from-5.json`. What each version's parser says
 * of files in no project is in `project-errors.json`.
 */
export default function upgradePlugin({ baseUrl }: LoadContext): Plugin {
  const data = new DeferredData();
  return {
    name: 'upgrade',
    async contentLoaded({ actions }) {
      await data.create(
        actions,
        'project-errors.json',
        readErrorsInBackground(),
      );
      for (const { name, plugin } of upgradeSteps) {
        const file = `from-${name}.json`;
        await data.create(actions, file, readInBackground(plugin));
        actions.addRoute({
          path: `${baseUrl}config/upgrade-from-${name}`,
          exact: true,
          component: '@site/src/upgrade/UpgradePage.tsx',
          // Not by its full path, which would be part of the site's scripts.
          modules: { changes: `@generated/upgrade/default/${file}` },
        });
      }
    },
    configureWebpack: () => ({ module: { rules: data.rules } }),
  };
}
