import { dirname, join } from 'node:path';
import { bundleScript } from '../../bundle/bundleScript';

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
  'typescript/lib/tsserverlibrary': shim('node.ts'),
  typescript: shim('typescript.ts'),
  assert: shim('node.ts'),
  fs: shim('node.ts'),
  globby: shim('node.ts'),
  // Its main file requires its parts in a way that bundlers can't follow.
  'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
  'node:os': shim('node.ts'),
  'node:path': 'path-browserify',
  os: shim('node.ts'),
  path: 'path-browserify',
  util: shim('node.ts'),
};

/**
 * A worker's script: the one that lints, which has ESLint and its rules, the parser, the plugin, and the engine,
 * or the one that reads tsconfigs. TypeScript comes to both from its own file.
 */
export function bundleWorker(
  worker: 'adopt/project/projectWorker.ts' | 'linter/worker.ts',
): string {
  // A classic script: only those can load TypeScript's while they run.
  return bundleScript(
    worker,
    {},
    {
      alias: aliases,
      define: { global: 'globalThis' },
      inject: [shim('process.ts')],
      legalComments: 'none',
      logLevel: 'error',
      // One form of each package, whether it is imported or required.
      mainFields: ['browser', 'main'],
    },
  );
}
