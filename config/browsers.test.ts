import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browsers } from './browsers.mjs';

it('browsers are named as esbuild names them', () => {
  expect(browsers.length).toBeGreaterThan(3);
  for (const browser of browsers) {
    expect(browser).toMatch(/^(?:chrome|edge|firefox|safari)\d+$/);
  }
});

it('the README says the same', () => {
  const readme = readFileSync(
    join(import.meta.dirname, '../README.md'),
    'utf8',
  );
  const [, sentence = ''] = /^The site supports (.*?):/m.exec(readme) ?? [];
  const versions = browsers.map(browser => /\d+$/.exec(browser)?.[0] ?? '');
  expect(sentence.match(/\d+/g)).toEqual([...new Set(versions)]);
});
