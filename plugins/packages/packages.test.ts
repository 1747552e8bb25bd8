import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedPackages, readPackages } from './packages';

describe('installedPackages', () => {
  it('has every rule and preset of the plugin', () => {
    expect([...installedPackages.rules.keys()]).toEqual(
      Object.keys(plugin.rules),
    );
    expect(installedPackages.presets.map(({ name }) => name)).toEqual(
      Object.keys(plugin.configs),
    );
  });

  it('has the rules of ESLint’s core', () =>
    expect(installedPackages.coreRules.get('no-debugger')).toMatchObject({
      docs: { description: 'Disallow the use of `debugger`' },
      isRecommendedInCore: true,
    }));

  it('has versions and ranges', () =>
    expect(installedPackages.versions).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
      node: expect.stringMatching(/\d/) as unknown,
      eslint: expect.stringMatching(/^\^\d/) as unknown,
      typescript: expect.stringMatching(/^>=[\d.]+ <[\d.]+$/) as unknown,
    }));
});

describe('readPackages', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'packages-'));
    const files = {
      'eslint/package.json': '{}',
      'eslint/use-at-your-own-risk.js': '',
      '@typescript-eslint/eslint-plugin/package.json':
        '{ "version": "9.0.0", "engines": { "node": "^30" } }',
      '@typescript-eslint/typescript-estree/index.js': '',
    };
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, 'node_modules', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the packages of a folder, and says what is not where it was', () => {
    const unknown: string[] = [];
    const packages = readPackages(folder, {
      onUnknown(problem) {
        unknown.push(problem);
      },
    });
    expect(packages.versions).toEqual({
      version: '9.0.0',
      node: '^30',
      eslint: '*',
      typescript: '*',
    });
    expect(unknown).toEqual([
      expect.stringContaining('no peerDependencies.eslint'),
      expect.stringContaining('SUPPORTED_TYPESCRIPT_VERSIONS'),
    ]);
  });

  it('says where the core’s rules were', () =>
    expect(() => readPackages(folder).coreRules).toThrow('"builtinRules"'));
});
