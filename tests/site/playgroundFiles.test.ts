import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFolder } from '../../scripts/run.mjs';
import type { PlaygroundAssets } from '../../src/linter/protocol';

const { typescript, worker, workerSize } = JSON.parse(
  readFileSync(
    new URL(
      '../../.docusaurus/playground/default/assets.json',
      import.meta.url,
    ),
    'utf8',
  ),
) as PlaygroundAssets;

const sizeOf = (address: string) =>
  statSync(new URL(`.${address}`, buildFolder)).size;

// Otherwise the progress of loading would end before its end, or after it.
test('the linter’s files have the sizes that the page says', () => {
  expect(workerSize).toBe(sizeOf(worker));
  expect(typescript.length).toBeGreaterThan(3);
  for (const { libs, script, size, version } of typescript) {
    expect(size, version).toBe(sizeOf(script) + sizeOf(libs));
  }
});
