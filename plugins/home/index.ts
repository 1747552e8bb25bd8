import type { Plugin } from '@docusaurus/types';
import type { HomeContent } from '../../src/home/content';
import { readRules } from '../rules/readRules';
import { countRules } from './countRules';
import { exampleCode, exampleFileName } from './example';
import { lintExample } from './lintExample';
import { setupSteps } from './setupSteps';

/**
 * What the home page shows of the toolchain, found out at build: the reports on a piece of code, and
 * how many rules there are. The page imports it as `@generated/home/default/content.json`, so that
 * no other page loads it.
 *
 * @throws when the example does not compile, or no rule reports anything in it.
 */
export default function homePlugin(): Plugin {
  return {
    name: 'home',
    async contentLoaded({ actions }) {
      const content: HomeContent = {
        example: lintExample(exampleCode, exampleFileName),
        rules: countRules(readRules()),
        setup: setupSteps(),
      };
      await actions.createData('content.json', content);
    },
  };
}
