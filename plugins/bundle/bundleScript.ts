import { join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { browsers } from '../../siteConfig/environment';

/**
 * Bundles a script that is no part of the application: one that runs before it, or a worker.
 *
 * @param entry path of its first file in `src/`
 * @param constants values of the global names that it is to find defined
 */
export function bundleScript(
  entry: string,
  constants: Record<string, unknown>,
  options: BuildOptions = {},
): string {
  const { outputFiles = [] } = buildSync({
    entryPoints: [join(__dirname, '../../src', entry)],
    bundle: true,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
    format: 'iife',
    minify: true,
    target: browsers,
    write: false,
    ...options,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
