import { createRequire } from 'node:module';
import { TSESLint } from '@typescript-eslint/utils';
import * as named from 'typescript-eslint';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { lintFiles } from '../lintFiles';

const { configs } = tseslint;
const members = ['config', 'configs', 'parser', 'plugin'];
const cart = 'var total: any = 3;\nexport default total!;\n';

describeClaims('docs/packages/typescript-eslint.md', {
  "The default export is an object with these four members. Each is also a named export, and require('typescript-eslint') returns the same.":
    () => {
      const required = createRequire(import.meta.url)(
        'typescript-eslint',
      ) as object;
      expect(Object.keys(tseslint).sort()).toEqual(members);
      for (const name of members) {
        expect(named).toHaveProperty(name);
        expect(required).toHaveProperty(name);
      }
    },
  'configs contains the presets. base, eslintRecommended, and disableTypeChecked are single objects. All others are arrays, so spread them.':
    () => {
      const single = Object.entries(configs)
        .filter(([, config]) => !Array.isArray(config))
        .map(([name]) => name);
      expect(single.sort()).toEqual([
        'base',
        'disableTypeChecked',
        'eslintRecommended',
      ]);
    },
  'If you pass an array by mistake, your editor shows a type error, and ESLint stops with "Unexpected key "0" found".':
    async () => {
      // @ts-expect-error -- the mistake
      const overrideConfig = tseslint.config(configs.recommended);
      const eslint = new TSESLint.FlatESLint({
        overrideConfigFile: true,
        overrideConfig,
      });
      await expect(eslint.calculateConfigForFile('a.js')).rejects.toThrow(
        'Unexpected key "0" found',
      );
    },
  "Each object in extends is copied, with the outer object's files and ignores replacing its own. If the outer object has only one of the two, the other is kept.":
    () => {
      const preset = {
        files: ['**/*.tsx'],
        ignores: ['**/*.test.tsx'],
        rules: { eqeqeq: 'error' as const },
      };
      const [copy] = tseslint.config({
        extends: [preset],
        ignores: ['dist/**'],
      });
      expect(copy).toEqual({ ...preset, ignores: ['dist/**'] });
      expect(copy).not.toBe(preset);
      expect(preset.ignores).toEqual(['**/*.test.tsx']);
      expect(tseslint.config({ extends: [preset] })).toEqual([preset, {}]);
    },
  'The outer object, without extends, comes after the copies. So its rules win.':
    async () => {
      const config = tseslint.config({
        files: ['**/*.ts'],
        rules: { '@typescript-eslint/no-explicit-any': 'off' },
        extends: [...configs.strict],
      });
      expect(await lintFiles({ files: { 'cart.ts': cart }, config })).toEqual([
        'cart.ts 1:1 no-var',
        'cart.ts 2:16 @typescript-eslint/no-non-null-assertion',
      ]);
    },
  "In extends, it applies to whatever your files says. So don't extend presets for JavaScript and TypeScript files at once.":
    async () => {
      const files = { 'cart.js': 'total();' };
      const rules = { 'no-undef': 'error' } as const;
      const recommended = { rules };
      expect(
        await lintFiles({
          files,
          config: tseslint.config(recommended, ...configs.recommended),
        }),
      ).toEqual(['cart.js 1:1 no-undef']);
      expect(
        await lintFiles({
          files,
          config: tseslint.config({
            files: ['**/*.{js,ts}'],
            extends: [recommended, ...configs.recommended],
          }),
        }),
      ).toEqual([]);
    },
  "If it's in the extends of an object with files, it also gets those files, and no longer ignores anything.":
    async () => {
      const files = { 'dist/cart.ts': 'var total = 3;' };
      const ignores = { ignores: ['**/dist/'] };
      const rules = { 'no-var': 'error' } as const;
      const linted = { ...configs.base, files: ['**/*.ts'], rules };
      expect(
        await lintFiles({ files, config: tseslint.config(ignores, linted) }),
      ).toEqual([]);
      expect(
        await lintFiles({
          files,
          config: tseslint.config({ ...linted, extends: [ignores] }),
        }),
      ).toEqual(['dist/cart.ts 1:1 no-var']);
    },
  'tseslint.configs.base does the same without the rules.': async () => {
    const config = tseslint.config({
      files: ['**/*.ts'],
      extends: [configs.base],
      rules: { '@typescript-eslint/no-explicit-any': 'error' },
    });
    expect(await lintFiles({ files: { 'cart.ts': cart }, config })).toEqual([
      'cart.ts 1:12 @typescript-eslint/no-explicit-any',
    ]);
  },
});
