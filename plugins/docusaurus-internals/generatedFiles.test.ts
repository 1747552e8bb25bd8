import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generatedFiles } from './generatedFiles';

const names = ['docusaurus.config.mjs', 'globalData.json', 'registry.js'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
  for (const name of names) {
    writeFileSync(join(folder, name), '');
  }
  mkdirSync(join(folder, 'docusaurus-plugin-content-docs/rules/p'), {
    recursive: true,
  });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function included(isServer: boolean): unknown[] {
  return generatedFiles(folder, {} as DocusaurusConfig, isServer).map(
    ({ include }) => include,
  );
}

it('leaves the same out of data for browsers and for the build', () => {
  const data = [
    'docusaurus.config.mjs',
    'docusaurus-plugin-content-docs/rules/p',
    'globalData.json',
  ].map(name => join(folder, name));
  expect(included(true).sort()).toEqual(data.sort());
  expect(included(false).sort()).toEqual(
    [...data, join(folder, 'registry.js')].sort(),
  );
});

it.each(names)('stops where %s is gone', name => {
  rmSync(join(folder, name));
  expect(() => included(false)).toThrow(
    `${join(folder, name)} is not what this site relies on: there is such a file.`,
  );
});

it('stops where the data of docs is elsewhere', () => {
  rmSync(join(folder, 'docusaurus-plugin-content-docs/rules/p'), {
    recursive: true,
  });
  expect(() => included(true)).toThrow(
    'docusaurus-plugin-content-docs is not what this site relies on: each instance has a folder "p".',
  );
});
