import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { HomeContent } from '../../src/home/content';
import { readRules } from '../rules/readRules';
import { countRules } from './countRules';
import { homeExample } from './example';
import { lintExample } from './lintExample';
import { offerPresets } from './presetOffers';
import { quickstart, setupSteps } from './setupSteps';

/**
 * What the home page shows of the toolchain, found out at build: the reports on a piece of code, how
 * many rules there are, what the presets turn on, and the quickstart's steps. The page imports it as
 * `@generated/home/default/content.json`, so that no other page loads it.
 *
 * @throws when the example does not compile, or no rule reports anything in it.
 */
export default function homePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'home',
    getPathsToWatch: () => [join(siteDir, quickstart)],
    async contentLoaded({ actions }) {
      const rules = readRules();
      const content: HomeContent = {
        example: lintExample(homeExample),
        rules: countRules(rules),
        presets: offerPresets(rules),
        setup: setupSteps(),
      };
      await actions.createData('content.json', content);
    },
  };
}
