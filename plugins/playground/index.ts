import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type {
  KnownRules,
  PackAsset,
  PackFile,
  PlaygroundAssets,
} from '../../src/linter/protocol';
import { onceInBackground } from '../background';
import { bundleScript } from '../bundle/bundleScript';
import { DeferredData } from '../bundle/deferredData';
import { type Assets, hashedAssets, serveAssets } from '../emitAssets';
import { packs } from './packs/readPack';
import { describeKnownRules } from './rules/describeRules';
import { readTypescriptVersions } from './typescript/readTypescript';

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
  const serving = serveAssets(
    baseUrl,
    assetsFolder,
    async () => (await making).files,
  );
  return {
    name: 'playground',
    async contentLoaded({ actions }) {
      making = makeAssets(baseUrl);
      const [{ version } = { version: '' }] = readTypescriptVersions();
      await data.create(actions, 'starter.json', renderStarter(version));
      const made = (name: 'assets' | 'headStart') =>
        making.then(all => all[name]);
      await data.create(actions, 'assets.json', made('assets'));
      await data.create(actions, 'head-start.json', made('headStart'));
    },
    configureWebpack: (config, isServer) => ({
      ...serving(config, isServer),
      module: { rules: data.rules },
    }),
  };
}

const bundleWorker = onceInBackground<
  typeof import('./worker/bundleWorker').bundleWorker
>(join(__dirname, 'worker/bundleWorker.ts'), 'bundleWorker');

/** It takes a minute, so not any change of code makes it again. */
const readTypescript = onceInBackground<
  typeof import('./typescript/readTypescript').readTypescript
>(join(__dirname, 'typescript/readTypescript.ts'), 'readTypescript', {
  code: ['plugins/playground/typescript'],
  keyOf: ({ version }) => version,
});

/** The types of a pack, as the last build has read them if they are the same. */
export const readPack = onceInBackground<
  typeof import('./packs/readPack').readPack
>(join(__dirname, 'packs/readPack.ts'), 'readPack', {
  code: ['plugins/playground/packs', 'plugins/playground/typescript'],
});

const assetsFolder = 'playground';

interface MadeAssets {
  files: Assets;
  assets: PlaygroundAssets;
  /** Address of the script that starts the linter before anything else. */
  headStart: string;
}

async function makeAssets(baseUrl: string): Promise<MadeAssets> {
  const { files, add } = hashedAssets(baseUrl, assetsFolder);
  const [worker, projectWorker, packAssets, typescript] = await Promise.all([
    bundleWorker('linter/worker.ts'),
    bundleWorker('adopt/project/projectWorker.ts'),
    Promise.all(
      packs.map(async (definition): Promise<PackAsset> => {
        const { name, title } = definition;
        const text = await readPack(definition);
        const { modules } = JSON.parse(text) as PackFile;
        return {
          name,
          title,
          modules,
          address: add(`pack-${name}`, 'json', text),
          size: Buffer.byteLength(text),
        };
      }),
    ),
    Promise.all(
      readTypescriptVersions().map(async version => {
        const name = version.version;
        const { script, libs, options } = await readTypescript(version);
        return {
          version: name,
          script: add(`typescript-${name}`, 'js', script),
          libs: add(`libs-${name}`, 'json', libs),
          options: add(`options-${name}`, 'json', options),
          size: Buffer.byteLength(script) + Buffer.byteLength(libs),
        };
      }),
    ),
  ]);
  const assets: PlaygroundAssets = {
    worker: add('worker', 'js', worker),
    workerSize: Buffer.byteLength(worker),
    projectWorker: add('project', 'js', projectWorker),
    typescript,
    packs: packAssets,
    defaultVersion: typescript[0]?.version ?? '',
    rules: add('rules', 'json', JSON.stringify(describeRulesAt(baseUrl))),
  };
  const headStart = bundleScript('playground/analysis/headStartScript.ts', {
    playgroundAssets: assets,
  });
  return { files, assets, headStart: add('head-start', 'js', headStart) };
}

/** What is known of rules, with the addresses of their pages on a site that begins somewhere. */
function describeRulesAt(baseUrl: string): KnownRules {
  const withBase = <Rule extends { url?: string }>(rule: Rule): Rule => ({
    ...rule,
    ...(rule.url !== undefined && { url: rule.url.replace(/^\//, baseUrl) }),
  });
  const { removed, rules } = describeKnownRules();
  return { rules: rules.map(withBase), removed: removed.map(withBase) };
}
