import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { browsers } from '../../config/environment';

/**
 * Bundles a script that runs before the application is there, and is no part of it.
 *
 * @param entry path of its first file in `src/`
 * @param constants values of the global names that it is to find defined
 */
export function bundleScript(
  entry: string,
  constants: Record<string, unknown>,
): string {
  const { outputFiles } = buildSync({
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
  });
  return outputFiles[0]?.text.trim() ?? '';
}
