import { createRequire } from 'node:module';
import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { installedPackages } from '../../../../plugins/packages/packages';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { inFolder } from '../lintFiles';

const { resolve } = createRequire(import.meta.url);
const siteDir = `${import.meta.dirname}/../../../..`;

describeClaims('docs/packages/eslint-plugin.md', {
  'A preset sets parser and plugins for you:': async () => {
    const files = {
      '.eslintrc.json': JSON.stringify({
        root: true,
        extends: 'plugin:@typescript-eslint/recommended',
      }),
      'cart.ts': 'let total: any;\nexport { total };\n',
    };
    await inFolder(files, async cwd => {
      const eslint = new TSESLint.LegacyESLint({
        cwd,
        resolvePluginsRelativeTo: siteDir,
      });
      const [result] = await eslint.lintFiles(['cart.ts']);
      expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
        '@typescript-eslint/no-explicit-any',
      ]);
    });
  },
  'They have the same name, except only-throw-error (no-throw-literal) and return-await (no-return-await). Turn off the original where you turn on the extension.':
    () => {
      const others = [...installedPackages.rules.values()]
        .filter(({ docs }) => docs.extendsBaseRule !== undefined)
        .filter(
          ({ name, docs: { extendsBaseRule } }) =>
            extendsBaseRule !== true && extendsBaseRule !== name,
        )
        .map(
          ({ name, docs: { extendsBaseRule } }) =>
            `${name} ${String(extendsBaseRule)}`,
        );
      expect(others).toEqual([
        'only-throw-error no-throw-literal',
        'return-await no-return-await',
      ]);
    },
  "They throw until typed linting is set up: most in every file, a few at the first code they're about, and naming-convention only with its types option.":
    () => {
      /** The typed rules that code without types doesn't stop. */
      const listQuiet = (code: string, options: unknown[] = []) =>
        [...installedPackages.rules.values()]
          .filter(({ docs }) => docs.requiresTypeChecking)
          .map(({ name }) => name)
          .filter(name => {
            const linter = new TSESLint.Linter();
            linter.defineParser('typescript', parser);
            linter.defineRules(plugin.rules);
            try {
              linter.verify(code, {
                parser: 'typescript',
                rules: { [name]: ['error', ...options] },
              });
              return true;
            } catch (error) {
              expect(String(error)).toContain('requires parserServices');
              return false;
            }
          });
      expect(listQuiet('')).toEqual([
        'naming-convention',
        'no-confusing-void-expression',
        'no-for-in-array',
        'no-unsafe-unary-minus',
      ]);
      expect(listQuiet('for (const key in lines) f(-key, () => f());')).toEqual(
        ['naming-convention'],
      );
      const linter = new TSESLint.Linter();
      linter.defineParser('typescript', parser);
      linter.defineRules(plugin.rules);
      const option = {
        selector: 'variable',
        types: ['boolean'],
        format: ['camelCase'],
      };
      expect(() =>
        linter.verify('const isDue = true;', {
          parser: 'typescript',
          rules: { 'naming-convention': ['error', option] },
        }),
      ).toThrow('requires parserServices');
    },
  'configs | the presets as eslintrc configs. The flat ones are tseslint.configs':
    () => {
      for (const config of Object.values(plugin.configs)) {
        expect(Array.isArray(config.plugins ?? [])).toBe(true);
        expect(config).not.toHaveProperty('languageOptions');
      }
    },
  "Two more paths, use-at-your-own-risk/rules and use-at-your-own-risk/eslint-recommended-raw, are for this project's own packages and can change in any release. Other files can't be imported: the package has an exports map.":
    () => {
      const name = '@typescript-eslint/eslint-plugin';
      for (const path of ['rules', 'eslint-recommended-raw']) {
        expect(resolve(`${name}/use-at-your-own-risk/${path}`)).toContain(path);
      }
      for (const path of ['dist/rules/array-type', 'dist/configs/strict']) {
        expect(() => resolve(`${name}/${path}`)).toThrow(
          'is not defined by "exports"',
        );
      }
    },
  "In a flat config, ESLint stops with this message when the installed plugin doesn't have the rule. In an eslintrc config, it reports Definition for rule '@typescript-eslint/…' was not found in each file instead.":
    async () => {
      const rules = { '@typescript-eslint/no-tabs': 'error' } as const;
      const eslint = new TSESLint.FlatESLint({
        overrideConfigFile: true,
        overrideConfig: [tseslint.configs.base, { rules }],
      });
      await expect(eslint.calculateConfigForFile('a.js')).rejects.toThrow(
        'Could not find "no-tabs" in plugin "@typescript-eslint".',
      );
      const legacy = new TSESLint.LegacyESLint({
        useEslintrc: false,
        overrideConfig: { plugins: ['@typescript-eslint'], rules },
        resolvePluginsRelativeTo: siteDir,
      });
      const [result] = await legacy.lintText('', { filePath: 'a.js' });
      expect(result?.messages[0]?.message).toBe(
        "Definition for rule '@typescript-eslint/no-tabs' was not found.",
      );
    },
});
