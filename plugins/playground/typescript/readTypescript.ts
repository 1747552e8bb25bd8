import { readFileSync } from 'node:fs';
import { stop, transform } from 'esbuild';
import { browsers } from '../../../config/browsers.mjs';
import { readLibFiles } from './libFiles';
import { readCompilerOptions } from './readCompilerOptions';
import { scriptOf, type TypescriptVersion } from './versions';

/**
 * What the playground loads of a version: TypeScript as a script that sets the global variable `ts`, as
 * small as it gets, and its lib files and compiler options as JSON.
 */
export async function readTypescript(version: TypescriptVersion) {
  const { code: script } = await transform(
    readFileSync(scriptOf(version), 'utf8'),
    {
      banner: `/*! TypeScript ${version.version}. Copyright (c) Microsoft Corporation. Apache-2.0: https://www.apache.org/licenses/LICENSE-2.0 */`,
      legalComments: 'none',
      minify: true,
      target: browsers,
    },
  );
  // It would keep the memory that this took.
  await stop();
  return {
    script,
    libs: readLibFiles(version),
    options: readCompilerOptions(version),
  };
}
