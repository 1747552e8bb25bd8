import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import tslintMap from '../../../../data/tslint-map.json';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { lintFiles } from '../lintFiles';

/** The row of a rule of TSLint. */
const rowOf = (name: string) =>
  tslintMap.rules.find(({ rule }) => rule === name);

describeClaims('docs/troubleshooting/tslint.mdx', {
  'Every core rule of TSLint 6.1.3, and what to use now.': async () => {
    // TSLint wants the variable first around every binary operator, `yoda` only in comparisons.
    const messages = new TSESLint.Linter().verify(
      'if (1 + x) f(); if (1 === x) f();',
      { rules: { yoda: 'error' } },
    );
    expect(messages.map(({ column }) => column)).toEqual([21]);
    const [yoda] = rowOf('binary-expression-operand-order')?.replacements ?? [];
    expect(yoda).toMatchObject({ name: 'yoda', partial: true });

    // TSLint wants `return undefined` where another statement returns a value.
    const lint = (options: unknown[]) =>
      lintFiles({
        files: {
          'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
          'a.ts':
            'export function find(id: string) { if (id) { return id; } return undefined; }',
        },
        config: tsconfigRootDir => [
          { files: ['**/*.ts'], ...tseslint.configs.base },
          {
            languageOptions: {
              parserOptions: { project: true, tsconfigRootDir },
            },
            rules: {
              '@typescript-eslint/consistent-return': ['error', ...options],
            },
          },
        ],
      });
    expect(await lint([])).toEqual([]);
    const strict = { treatUndefinedAsUnspecified: true };
    expect(await lint([strict])).toHaveLength(1);
    expect(rowOf('return-undefined')).not.toHaveProperty('note');
  },
});
