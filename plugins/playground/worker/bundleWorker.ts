import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { browsers } from '../../../config/environment';

const projectFolder = join(__dirname, '../../..');

const shim = (name: string): string => join(__dirname, 'shims', name);

const eslintFolder = dirname(require.resolve('eslint/package.json'));

/**
 * What the packages take for granted in Node, and what they import of each
 * other but never use in a browser. It is about how packages are bundled, not
 * about what they say, which is why `plugins/packages` knows nothing of it: with
 * another version, the bundler names the import that is no longer there.
 */
const aliases = {
  'eslint-internals': join(eslintFolder, 'lib'),
  'eslint/use-at-your-own-risk': shim('eslintUnsupported.ts'),
  eslint: shim('eslint.ts'),
  // First the longer name.
  'typescript/lib/tsserverlibrary': shim('nodeModule.ts'),
  typescript: shim('typescript.ts'),
  assert: shim('assert.ts'),
  fs: shim('nodeModule.ts'),
  globby: shim('globby.ts'),
  // Its main file requires its parts in a way that bundlers can't follow.
  'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
  'node:os': shim('nodeModule.ts'),
  'node:path': 'path-browserify',
  os: shim('nodeModule.ts'),
  path: 'path-browserify',
  util: shim('util.ts'),
};

/** The worker that lints, and the one that reads tsconfigs: TypeScript comes to both from its own file. */
type Worker = 'src/adopt/project/projectWorker.ts' | 'src/linter/worker.ts';

/** A worker's script. That of the linter has ESLint and its rules, the parser, the plugin, and the engine. */
export async function bundleWorker(worker: Worker): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    alias: aliases,
    bundle: true,
    define: { global: 'globalThis' },
    entryPoints: [worker],
    // A classic worker: only those can load TypeScript's script while they run.
    format: 'iife',
    inject: [shim('process.ts')],
    legalComments: 'none',
    logLevel: 'error',
    minify: true,
    // One form of each package, whether it is imported or required.
    mainFields: ['browser', 'main'],
    platform: 'browser',
    target: browsers,
    write: false,
  });
  const [script] = outputFiles;
  if (!script) {
    throw new Error('esbuild returned no script for the worker.');
  }
  return script.text;
}
