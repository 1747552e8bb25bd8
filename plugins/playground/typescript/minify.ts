import { readFileSync } from 'node:fs';
import { stop, transform } from 'esbuild';
import { browsers } from '../../../config/browsers.mjs';
import { scriptOf, type TypescriptVersion } from './versions';

/** TypeScript as a script that sets the global variable `ts`, as small as it gets. */
export async function minifyTypescript(
  version: TypescriptVersion,
): Promise<string> {
  const script = readFileSync(scriptOf(version), 'utf8');
  const { code } = await transform(script, {
    banner: `/*! TypeScript ${version.version}. Copyright (c) Microsoft Corporation. Apache-2.0: https://www.apache.org/licenses/LICENSE-2.0 */`,
    legalComments: 'none',
    minify: true,
    target: browsers,
  });
  // It would keep the memory that this took.
  await stop();
  return code;
}
