import { readFileSync } from 'node:fs';
import { stop, transform } from 'esbuild';
import { browsers } from '../../../config/browsers.mjs';
import type { MadeText } from '../assetCache';
import { scriptOf, type TypescriptVersion } from './versions';

/** TypeScript as a script that sets the global variable `ts`, as small as it gets. */
export async function minifyTypescript(
  version: TypescriptVersion,
): Promise<MadeText> {
  const script = scriptOf(version);
  const { code } = await transform(readFileSync(script, 'utf8'), {
    banner: `/*! TypeScript ${version.version}. Copyright (c) Microsoft Corporation. Apache-2.0: https://www.apache.org/licenses/LICENSE-2.0 */`,
    legalComments: 'none',
    minify: true,
    target: browsers,
  });
  // It would keep the memory that this took.
  await stop();
  return {
    text: code,
    inputs: [script, __filename, require.resolve('esbuild/package.json')],
  };
}
