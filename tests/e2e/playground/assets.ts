import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaygroundAssets } from '../../../src/linter/protocol';

/** Addresses of the built playground's files, from the build's own data. */
export function readAssets(): PlaygroundAssets {
  const file = join(
    __dirname,
    '../../../.docusaurus/playground/default/assets.json',
  );
  return JSON.parse(readFileSync(file, 'utf8')) as PlaygroundAssets;
}
