import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toHtml } from '../../src/highlight/html';
import type { RuleMetadata } from '../../src/rules/metadata';
import { spellPreset } from '../../src/rules/presetSpelling';
import { onceInBackground } from '../background';
import { DeferredData } from '../bundle/deferredData';
import { findStep, readGuide, type Step } from '../guides/guideSteps';
import { highlight } from '../highlight';
import { readRules } from '../rules/readRules';
import type { lintExample } from './lintExample';

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

export type HomeContent = Awaited<ReturnType<typeof makeContent>>;

async function makeContent() {
  const rules = readRules();
  return {
    rules: countRules(rules),
    presets: offerPresets(rules),
    setup: setupSteps(),
    example: await lintInBackground(),
  };
}

/** Counts the rules by what they do for a reader. Deprecated ones don't count. */
export function countRules(rules: readonly RuleMetadata[]) {
  const current = rules.filter(rule => !rule.deprecated);
  return {
    all: current.length,
    typed: current.filter(rule => rule.docs.requiresTypeChecking).length,
    fixing: current.filter(rule => rule.fixable).length,
    suggesting: current.filter(rule => rule.hasSuggestions).length,
  };
}

const offered = ['recommended', 'strict', 'stylistic'];

/** The presets that a project chooses among, each with its variant for rules that need types. */
export function offerPresets(rules: readonly RuleMetadata[]) {
  return offered.map(name => ({
    ...countPreset(rules, name),
    typed: countPreset(rules, `${name}-type-checked`),
  }));
}

function countPreset(rules: readonly RuleMetadata[], name: string) {
  const count = rules.filter(({ presets }) =>
    presets.some(preset => preset.name === name),
  ).length;
  if (count === 0) {
    throw new Error(
      `No rule is in the preset "${name}", which the home page offers. Update the names in plugins/home/index.ts.`,
    );
  }
  return { id: name, name: spellPreset(name, 'flat'), rules: count };
}

/** The page that has the steps, from the site's folder. */
export const quickstart = 'docs/getting-started/quickstart.mdx';

/**
 * From nothing to the first report, for a reader who has npm and a flat config: the steps of the quickstart,
 * which tests follow.
 *
 * @throws when the quickstart's sections have other ids or other code than this looks for
 */
export function setupSteps(guide = readGuide(quickstart)) {
  const find = <Kind extends Step['kind']>(section: string, kind: Kind) =>
    findStep(guide, section, kind, ['flat', 'npm']);
  const install = find('step-1-installation', 'commands').code;
  const config = find('step-2-configuration', 'file');
  const run = find('step-3-running-eslint', 'commands').code;
  return {
    install: install.trim().replace('npm install --save-dev ', ''),
    config: { fileName: config.title, html: color(config.code, 'js') },
    run: color(run, 'bash'),
  };
}

function color(code: string, language: string): string {
  return toHtml(highlight(code.trimEnd(), language));
}
