import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HomeContent } from '../../src/home/content';
import { onceInBackground } from '../background/onceInBackground';
import { DeferredData } from '../bundle/deferredData';
import { readRules } from '../rules/readRules';
import { countRules } from './countRules';
import { homeExample } from './example';
import type { lintExample } from './lintExample';
import { offerPresets } from './presetOffers';
import { quickstart, setupSteps } from './setupSteps';

const lintInBackground = onceInBackground<typeof lintExample>(
  join(__dirname, 'lintExample.ts'),
  'lintExample',
);

/**
 * What the home page shows of the toolchain, found out at build: the reports on a piece of code, how
 * many rules there are, what the presets turn on, and the quickstart's steps. The page imports it as
 * `@generated/home/default/content.json`, so that no other page loads it.
 *
 * @throws when the example does not compile, or no rule reports anything in it.
 */
export default function homePlugin({ siteDir }: LoadContext): Plugin {
  const data = new DeferredData();
  return {
    name: 'home',
    getPathsToWatch: () => [join(siteDir, quickstart)],
    async contentLoaded({ actions }) {
      await data.create(actions, 'content.json', makeContent());
    },
    configureWebpack: () => ({ module: { rules: data.rules } }),
  };
}

async function makeContent(): Promise<HomeContent> {
  const rules = readRules();
  return {
    rules: countRules(rules),
    presets: offerPresets(rules),
    setup: setupSteps(),
    example: await lintInBackground(homeExample),
  };
}
