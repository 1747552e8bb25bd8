import * as typeUtils from '@typescript-eslint/type-utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { lintFiles } from '../lintFiles';

const { configs } = tseslint;

describeClaims('docs/developers/index.mdx', {
  'This config disallows enums without any code:': async () => {
    const code = [
      'enum Size { S }',
      'export const enum Color { Red }',
      'declare enum Key { A }',
      'namespace Shop { export enum Tax { Low } }',
      "export const Status = { Open: 'open' } as const;",
    ].join('\n');
    const selector = 'TSEnumDeclaration';
    const reports = await lintFiles({
      files: { 'cart.ts': code },
      config: [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser },
          rules: { 'no-restricted-syntax': ['error', { selector }] },
        },
      ],
    });
    expect(reports).toEqual(
      ['1:1', '2:8', '3:1', '4:25'].map(
        place => `cart.ts ${place} no-restricted-syntax`,
      ),
    );
  },
  "@typescript-eslint/type-utils: the helpers of this project's own rules, such as isPromiseLike, isErrorLike, getConstrainedTypeAtLocation, and isTypeReadonly.":
    () => {
      for (const name of [
        'isPromiseLike',
        'isErrorLike',
        'getConstrainedTypeAtLocation',
        'isTypeReadonly',
      ]) {
        expect(typeUtils).toHaveProperty(name);
      }
    },
  "Export a preset per config format, with typed rules in a preset of their own: users without typed linting can't turn those on.":
    async () => {
      await expect(
        lintFiles({
          files: { 'cart.ts': 'export {};' },
          config: [...configs.recommendedTypeChecked],
        }),
      ).rejects.toThrow('requires parserServices to be generated');
    },
  'Leave parserOptions.project to the projects: tsconfigRootDir has to be their folder, not the one of your package.':
    async () => {
      const shared = tseslint.config({
        files: ['**/*.ts', '**/*.tsx'],
        extends: [...configs.recommendedTypeChecked],
      });
      const files = {
        'tsconfig.json': '{}',
        'cart.ts': 'declare const save: () => Promise<void>;\nsave();\n',
        'eslint.config.js': 'export default [];\n',
      };
      expect(
        await lintFiles({
          files,
          config: tsconfigRootDir => [
            ...shared,
            {
              languageOptions: {
                parserOptions: { project: true, tsconfigRootDir },
              },
            },
          ],
        }),
      ).toEqual(['cart.ts 2:1 @typescript-eslint/no-floating-promises']);
    },
});
