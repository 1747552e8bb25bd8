import { join } from 'node:path';
import type {
  KnownRules,
  PackAsset,
  PackFile,
  PlaygroundAssets,
} from '../../src/linter/protocol';
import { onceInBackground } from '../background/onceInBackground';
import { bundleScript } from '../bundle/bundleScript';
import { type HashedAssets, hashedAssets } from '../emitAssets';
import { packs } from './packs/packs';
import { describeRemovedRules } from './rules/describeRemovedRules';
import { describeRules } from './rules/describeRules';
import { readTypescriptVersions } from './typescript/versions';

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

/** Where they are: a path below the output folder. */
export const assetsFolder = 'playground';

/** The files that the build makes for the playground, and their addresses. */
export interface MadeAssets extends Pick<HashedAssets, 'files'> {
  assets: PlaygroundAssets;
  /** Address of the script that starts the linter before anything else. */
  headStart: string;
}

/** Makes the playground's files, in the background, and the list of where they will be. */
export async function makeAssets(baseUrl: string): Promise<MadeAssets> {
  const { files, add } = hashedAssets(baseUrl, assetsFolder);
  const [worker, projectWorker, packAssets, typescript] = await Promise.all([
    bundleWorker('src/linter/worker.ts'),
    bundleWorker('src/adopt/project/projectWorker.ts'),
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
    rules: add('rules', 'json', JSON.stringify(describeKnownRules(baseUrl))),
  };
  const headStart = bundleScript('playground/analysis/headStartScript.ts', {
    playgroundAssets: assets,
  });
  return { files, assets, headStart: add('head-start', 'js', headStart) };
}

/** What is known of rules, with the addresses of their pages on a site that begins somewhere. */
function describeKnownRules(baseUrl: string): KnownRules {
  const withBase = <Rule extends { url?: string }>(rule: Rule): Rule => ({
    ...rule,
    ...(rule.url !== undefined && { url: rule.url.replace(/^\//, baseUrl) }),
  });
  return {
    rules: describeRules().map(withBase),
    removed: describeRemovedRules().map(withBase),
  };
}
