import { createRequire } from 'node:module';
import plugin from '@typescript-eslint/eslint-plugin';
import { ESLintUtils, TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { lintFiles } from '../docs/lintFiles';
import { expectTypeErrors } from '../typeErrors';

/** The part of a package without types that is used here. */
interface EslintrcPackage {
  FlatCompat: new (options: { baseDirectory: string }) => {
    extends: (name: string) => TSESLint.FlatConfig.ConfigArray;
  };
}
const { FlatCompat } = createRequire(import.meta.url)(
  '@eslint/eslintrc',
) as EslintrcPackage;

const { configs } = tseslint;
const base = configs.base;
const code = 'var total: any = 3;\nexport default total;\n';

/** What a rule is given. */
const ruleContext = `import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
declare const context: TSESLint.RuleContext<string, []>;
declare const node: TSESTree.Node;`;

describeClaims('blog/2024-02-12-announcing-typescript-eslint-v7.md', {
  'The helpers in ESLintUtils that it removed came back in 7.8.0, for plugins that support v6 and v7.':
    () =>
      expect(ESLintUtils).toMatchObject(
        Object.fromEntries(
          [
            'getAncestors',
            'getCwd',
            'getDeclaredVariables',
            'getFilename',
            'getScope',
            'getSourceCode',
          ].map(name => [name, expect.any(Function) as unknown]),
        ),
      ),
  'One default looks different in our source, of no-confusing-void-expression, but only because its two options are now spelled out as false.':
    () =>
      expect(plugin.rules['no-confusing-void-expression']).toHaveProperty(
        'defaultOptions',
        [{ ignoreArrowShorthand: false, ignoreVoidOperator: false }],
      ),
  'plugin:@typescript-eslint/strict-type-checked | ...tseslint.configs.strictTypeChecked: names in camel case, spread because most are arrays':
    () => {
      expect(configs).not.toHaveProperty('strict-type-checked');
      for (const name of Object.keys(plugin.configs)) {
        const inCamelCase = name.replace(/-(\w)/g, (_, letter: string) =>
          letter.toUpperCase(),
        );
        if (name !== 'recommended-requiring-type-checking') {
          expect(configs).toHaveProperty(inCamelCase);
        }
      }
      const single = Object.entries(configs)
        .filter(([, config]) => !Array.isArray(config))
        .map(([name]) => name);
      expect(single).toEqual([
        'base',
        'disableTypeChecked',
        'eslintRecommended',
      ]);
    },
  "plugins: ['@typescript-eslint'] | plugins: { '@typescript-eslint': tseslint.plugin }; part of our presets":
    () => {
      expect(base.plugins).toEqual({ '@typescript-eslint': tseslint.plugin });
      expect(base.languageOptions?.parser).toBe(tseslint.parser);
      expect(configs.strictTypeChecked).toContainEqual(base);
    },
  'ignorePatterns, .eslintignore | An object with only ignores': async () => {
    const files = { 'dist/total.ts': code, 'src/total.ts': code };
    const rules = { 'no-var': 'error' } as const;
    const noDist = ['**/dist/'];
    const linted = { ...base, files: ['**/*.ts'], rules };
    expect(
      await lintFiles({ files, config: [{ ignores: noDist }, linted] }),
    ).toEqual(['src/total.ts 1:1 no-var']);
    // Next to another key, the other objects still apply.
    expect(
      await lintFiles({
        files,
        config: [linted, { ignores: noDist, rules: {} }],
      }),
    ).toHaveLength(2);
  },
  'The files and ignores of the object replace those of the configs it extends. Nothing else is merged: ESLint does that later, as for any other list of configs.':
    () => {
      const extended = {
        files: ['**/*.mts'],
        ignores: ['a.mts'],
        rules: { 'no-var': 'error', eqeqeq: 'error' },
      } as const satisfies TSESLint.FlatConfig.Config;
      const own = { files: ['**/*.ts'], rules: { 'no-var': 'off' } } as const;
      expect(
        tseslint.config({
          ...own,
          files: ['**/*.ts'],
          extends: [{ ...extended, files: ['**/*.mts'], ignores: ['a.mts'] }],
        }),
      ).toEqual([{ ...extended, files: ['**/*.ts'] }, own]);
    },
  'TSESLint.CLIEngine | Gone; use the class ESLint': () => {
    expect(TSESLint).not.toHaveProperty('CLIEngine');
    expect(TSESLint).toHaveProperty('ESLint');
  },
  "context.sourceCode?.getScope?.(node) | No ?. needed: what ESLint 8.56 always has isn't optional in the types":
    () =>
      expectTypeErrors(
        `${ruleContext}
export const variables = context.sourceCode.getScope(node).variables;`,
        [],
      ),
  'sourceCode.parserServices | May be undefined in the types. Use ESLintUtils.getParserServices(context)':
    () =>
      expectTypeErrors(
        `${ruleContext}
export const services: object = context.sourceCode.parserServices;`,
        [2322],
      ),
  'You don\'t need that for our presets: they\'re in tseslint.configs. If FlatCompat finds another copy of our plugin than your config imports, ESLint stops with Cannot redefine plugin "@typescript-eslint".':
    async () => {
      const compat = new FlatCompat({
        baseDirectory: import.meta.dirname,
      });
      const old = compat.extends('plugin:@typescript-eslint/recommended');
      /** How many plugins a file gets from two lists. */
      async function countPlugins(
        other: TSESLint.FlatConfig.ConfigArray,
      ): Promise<number> {
        const eslint = new TSESLint.FlatESLint({
          overrideConfigFile: true,
          overrideConfig: [...configs.recommended, ...other],
        });
        const config = (await eslint.calculateConfigForFile(
          'a.ts',
        )) as unknown as {
          plugins: object;
        };
        return Object.keys(config.plugins).length;
      }
      // ESLint's own rules are in a plugin.
      expect(await countPlugins(old)).toBe(2);
      const otherCopy = old.map(config => ({
        ...config,
        ...(config.plugins && {
          plugins: { '@typescript-eslint': { ...tseslint.plugin } },
        }),
      }));
      await expect(countPlugins(otherCopy)).rejects.toThrow(
        'Cannot redefine plugin "@typescript-eslint".',
      );
    },
});
