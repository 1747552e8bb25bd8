import { join } from 'node:path';
import parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { installedPackages } from '../../../../../plugins/packages/packages';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';
import { inFolder, lintFiles } from '../../lintFiles';

const { presets, rules } = installedPackages;
const prefix = '@typescript-eslint/';
const deprecated = [...rules.values()].filter(({ deprecated }) => deprecated);

function configOf(settings: Record<string, 'error' | 'off'>) {
  return [
    {
      files: ['**/*.ts'],
      languageOptions: { parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
      rules: Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [prefix + name, value]),
      ),
    },
  ] as TSESLint.FlatConfig.ConfigArray;
}

describeClaims('docs/maintenance/issues/rule-deprecations.mdx', {
  'A deprecated rule still works.': async () => {
    const files = {
      'cart.ts':
        "type Total = number;\n// @ts-ignore\nconst due: Total = '';;\nthrow 'empty';",
    };
    expect(
      await lintFiles({
        files,
        config: configOf({
          'no-extra-semi': 'error',
          'no-type-alias': 'error',
          'prefer-ts-expect-error': 'error',
        }),
      }),
    ).toEqual([
      'cart.ts 1:14 @typescript-eslint/no-type-alias',
      'cart.ts 2:1 @typescript-eslint/prefer-ts-expect-error',
      'cart.ts 3:23 @typescript-eslint/no-extra-semi',
    ]);
  },
  'It removes the rule from every preset that turned it on; only disable-type-checked keeps deprecated rules that need types.':
    () => {
      const kept = presets.flatMap(preset =>
        deprecated
          .filter(({ name }) => prefix + name in preset.rules)
          .map(({ name }) => [preset.name, name]),
      );
      expect(kept).toEqual([['disable-type-checked', 'no-throw-literal']]);
    },
  'A config that still names the rule stops working: Could not find "no-type-alias" in plugin "@typescript-eslint" in a flat config, Definition for rule \'@typescript-eslint/no-type-alias\' was not found in an eslintrc config.':
    async () => {
      const flat = new TSESLint.FlatESLint({
        overrideConfigFile: true,
        overrideConfig: configOf({ 'no-gone': 'error' }),
      });
      // Of a folder's files, it is thrown where nothing can catch it.
      await expect(
        flat.lintText('export const total = 1;', { filePath: 'cart.ts' }),
      ).rejects.toThrow(
        'Could not find "no-gone" in plugin "@typescript-eslint"',
      );
      const eslintrc = new TSESLint.LegacyESLint({
        useEslintrc: false,
        overrideConfig: {
          parser: '@typescript-eslint/parser',
          plugins: ['@typescript-eslint'],
          rules: { '@typescript-eslint/no-gone': 'error' },
        },
      });
      const results = await eslintrc.lintText('var total = 1;');
      expect(results[0]?.messages.map(({ message }) => message)).toEqual([
        "Definition for rule '@typescript-eslint/no-gone' was not found.",
      ]);
    },
  'To find deprecated rules in a project, run npx eslint . --format json: each result lists them under usedDeprecatedRules.':
    async () => {
      await inFolder({ 'cart.ts': 'export const total = 1;' }, async folder => {
        const eslint = new TSESLint.FlatESLint({
          cwd: folder,
          overrideConfigFile: true,
          overrideConfig: configOf({
            'no-throw-literal': 'off',
            'no-type-alias': 'error',
            'only-throw-error': 'off',
            semi: 'error',
          }),
        });
        const format = await eslint.loadFormatter('json');
        const results = await eslint.lintFiles([join(folder, 'cart.ts')]);
        const [printed] = JSON.parse(await format.format(results)) as {
          usedDeprecatedRules: unknown;
        }[];
        expect(printed?.usedDeprecatedRules).toEqual([
          { ruleId: '@typescript-eslint/no-type-alias', replacedBy: [] },
          {
            ruleId: '@typescript-eslint/semi',
            replacedBy: ['@stylistic/ts/semi'],
          },
        ]);
      });
    },
});
