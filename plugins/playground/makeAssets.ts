import type { PlaygroundAssets } from '../../src/linter/protocol';
import { createAssetFolder } from '../assetFolder';
import { openAssetCache } from './assetCache';
import { describeRules } from './rules/describeRules';
import { readCompilerOptions } from './typescript/compilerOptions';
import { readLibFiles } from './typescript/libFiles';
import { minifyTypescript } from './typescript/minify';
import { readTypescriptVersions } from './typescript/versions';
import { bundleWorker } from './worker/bundleWorker';

/** The files that the build makes for the playground, and their addresses. */
export interface MadeAssets {
  /** Text by path below the output folder. */
  files: Record<string, string>;
  assets: PlaygroundAssets;
}

/** Makes the playground's files, and the list of where they will be. */
export async function makeAssets({
  baseUrl,
  cacheFolder,
}: {
  baseUrl: string;
  cacheFolder: string;
}): Promise<MadeAssets> {
  const makeCached = openAssetCache(cacheFolder);
  const { files, add } = createAssetFolder(baseUrl, 'playground');
  const versions = readTypescriptVersions();
  const [worker, typescript] = await Promise.all([
    makeCached('worker', bundleWorker),
    Promise.all(
      versions.map(async version => {
        const name = version.version;
        const script = await makeCached(`typescript-${name}`, () =>
          minifyTypescript(version),
        );
        const libs = await makeCached(`libs-${name}`, () =>
          readLibFiles(version),
        );
        const options = await makeCached(`options-${name}`, () =>
          readCompilerOptions(version),
        );
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
  return {
    files,
    assets: {
      worker: add('worker', 'js', worker),
      workerSize: Buffer.byteLength(worker),
      typescript,
      defaultVersion: typescript[0]?.version ?? '',
      rules: add('rules', 'json', JSON.stringify(describeRules())),
    },
  };
}
