import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { browsers } from '../../config/browsers';
import type { PlaygroundAssets } from '../../src/linter/protocol';

const script = join(
  __dirname,
  '../../src/playground/analysis/headStartScript.ts',
);

/** Bundles what starts the linter from the page's head. */
export function bundleHeadStart(assets: PlaygroundAssets): string {
  const { outputFiles } = buildSync({
    entryPoints: [script],
    bundle: true,
    define: { playgroundAssets: JSON.stringify(assets) },
    format: 'iife',
    minify: true,
    target: browsers,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
