import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { inFolder, lintFiles } from '../docs/lintFiles';

const siteDir = join(import.meta.dirname, '../../..');
const files = { 'a.ts': 'export {};\n', 'b.ts': 'export {};\n' };

type Severity = 'error' | 'off';

async function lintWithFlatConfig(
  name: string,
  severity: Severity,
): Promise<string[]> {
  const rules = { [`@typescript-eslint/${name}`]: severity };
  return await lintFiles({
    files,
    // Named one by one: an error while ESLint walks a folder can't be caught.
    patterns: Object.keys(files),
    config: tseslint.config({
      files: ['**/*.ts'],
      extends: [tseslint.configs.base],
      rules,
    }),
  });
}

async function lintWithEslintrc(
  name: string,
  severity: Severity,
): Promise<string[]> {
  const config = {
    root: true,
    parser: createRequire(import.meta.url).resolve('@typescript-eslint/parser'),
    plugins: ['@typescript-eslint'],
    rules: { [`@typescript-eslint/${name}`]: severity },
  };
  const withConfig = { ...files, '.eslintrc.json': JSON.stringify(config) };
  return await inFolder(withConfig, async folder => {
    const eslint = new TSESLint.LegacyESLint({
      cwd: folder,
      extensions: ['.ts'],
      resolvePluginsRelativeTo: siteDir,
    });
    const results = await eslint.lintFiles(['.']);
    return results.flatMap(({ messages }) =>
      messages.map(({ message }) => message),
    );
  });
}

async function expectFlatConfigFails(name: string): Promise<void> {
  await expect(lintWithFlatConfig(name, 'error')).rejects.toThrow(
    `Could not find "${name}" in plugin "@typescript-eslint"`,
  );
  expect(await lintWithFlatConfig(name, 'off')).toEqual([]);
}

async function expectEslintrcReports(name: string): Promise<void> {
  const report = `Definition for rule '@typescript-eslint/${name}' was not found.`;
  expect(await lintWithEslintrc(name, 'error')).toEqual([report, report]);
  expect(await lintWithEslintrc(name, 'off')).toEqual([]);
}

describeClaims('rules/camelcase.md', {
  'A flat config that still turns on @typescript-eslint/camelcase fails with Could not find "camelcase" in plugin "@typescript-eslint". With an eslintrc config, each file gets a report that the rule\'s definition wasn\'t found.':
    async () => {
      await expectFlatConfigFails('camelcase');
      await expectEslintrcReports('camelcase');
    },
});

describeClaims('rules/no-duplicate-imports.md', {
  'A flat config that still turns on the plugin\'s rule fails with Could not find "no-duplicate-imports" in plugin "@typescript-eslint". With an eslintrc config, each file gets a report that the rule\'s definition wasn\'t found.':
    async () => {
      await expectFlatConfigFails('no-duplicate-imports');
      await expectEslintrcReports('no-duplicate-imports');
    },
});

describeClaims('rules/no-parameter-properties.md', {
  'A flat config that still turns on the old one fails with Could not find "no-parameter-properties" in plugin "@typescript-eslint".':
    async () => {
      await expectFlatConfigFails('no-parameter-properties');
    },
  "With an eslintrc config, each file gets a report that the rule's definition wasn't found.":
    async () => {
      await expectEslintrcReports('no-parameter-properties');
    },
});
