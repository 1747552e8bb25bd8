import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { inFolder, lintFiles } from '../lintFiles';

const siteDir = join(import.meta.dirname, '../../../..');
const code = 'var total = 3;\n';
const noVar = { rules: { 'no-var': 'error' } } as const;

/** Lints a folder whose files have an eslintrc config among them. */
async function lintWithEslintrc(
  files: Record<string, string>,
): Promise<string[]> {
  return await inFolder(files, async folder => {
    const eslint = new TSESLint.LegacyESLint({
      cwd: folder,
      resolvePluginsRelativeTo: siteDir,
      errorOnUnmatchedPattern: false,
    });
    const results = await eslint.lintFiles(['.']);
    return results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message }) =>
        [relative(folder, filePath), ruleId ?? message].join(' '),
      ),
    );
  });
}

const config = (settings: object) => ({
  '.eslintrc.json': JSON.stringify({
    root: true,
    parserOptions: { ecmaVersion: 2022, sourceType: 'module' },
    ...settings,
  }),
});
const everyExtension = {
  'a.js': code,
  'b.cjs': code,
  'c.mjs': code,
  '.d.js': code,
  'e.ts': code,
};

/** The part of a package without types that is used here. */
interface EslintrcPackage {
  FlatCompat: new (options: { baseDirectory: string }) => {
    extends: (name: string) => TSESLint.FlatConfig.ConfigArray;
  };
}
const { FlatCompat } = createRequire(import.meta.url)(
  '@eslint/eslintrc',
) as EslintrcPackage;

describeClaims('docs/getting-started/legacy-eslint-setup.md', {
  'It needs a tsconfig.json that includes your files.': async () => {
    const typed = config({
      extends: 'plugin:@typescript-eslint/recommended-type-checked',
      parserOptions: { project: true },
    });
    const files = { ...typed, 'src/a.ts': 'Promise.resolve(3);' };
    const [without] = await lintWithEslintrc(files);
    expect(without).toContain("couldn't find any tsconfig.json");
    const tsconfig = (include: string) => ({
      'tsconfig.json': `{ "include": ["${include}"], "compilerOptions": { "target": "ES2022" } }`,
    });
    const [outside] = await lintWithEslintrc({ ...files, ...tsconfig('lib') });
    expect(outside).toContain('does not include this file');
    expect(await lintWithEslintrc({ ...files, ...tsconfig('src') })).toEqual([
      'src/a.ts @typescript-eslint/no-floating-promises',
    ]);
  },
  'Some shared configs only exist in the eslintrc format. FlatCompat translates them.':
    async () => {
      const compat = new FlatCompat({ baseDirectory: siteDir });
      const translated = compat.extends('airbnb-base');
      const reports = await lintFiles({
        files: { 'a.ts': 'for (const line of []) line();\nlet a: any;\n' },
        config: [...translated, ...tseslint.configs.recommended],
      });
      expect(reports).toEqual(
        expect.arrayContaining([
          'a.ts 1:1 no-restricted-syntax',
          'a.ts 2:8 @typescript-eslint/no-explicit-any',
        ]),
      );
    },
  'recommendedConfig is for shared configs that extend eslint:recommended. Without it, those fail with "Missing parameter \'recommendedConfig\' in FlatCompat constructor".':
    () => {
      const load = (settings: object) => () =>
        new FlatCompat({ baseDirectory: siteDir, ...settings }).extends(
          'eslint:recommended',
        );
      expect(load({})).toThrow(
        "Missing parameter 'recommendedConfig' in FlatCompat constructor",
      );
      expect(load({ recommendedConfig: {} })).not.toThrow();
    },
  'The preset names .ts, .tsx, .mts, and .cts files, so ESLint finds them. Without a preset, ESLint only looks for .js files.':
    async () => {
      const without = { ...config(noVar), ...everyExtension };
      expect(await lintWithEslintrc(without)).toEqual(['a.js no-var']);
      const preset = { extends: 'plugin:@typescript-eslint/recommended' };
      const reports = await lintWithEslintrc({
        ...config({ ...preset, ...noVar }),
        ...everyExtension,
        'f.tsx': code,
        'g.mts': code,
        'h.cts': code,
      });
      expect(reports.filter(report => report.includes('no-var'))).toEqual([
        'a.js no-var',
        'e.ts no-var',
        'f.tsx no-var',
        'g.mts no-var',
        'h.cts no-var',
      ]);
    },
  "ESLint doesn't read an .eslintrc.mjs.": async () => {
    const files = {
      '.eslintrc.mjs': "export default { rules: { 'no-var': 'error' } };",
      'a.js': code,
    };
    await expect(lintWithEslintrc(files)).rejects.toThrow(
      /No ESLint configuration found/,
    );
  },
  'Entries of overrides come after everything else in the file, and later ones win. *.ts matches at every depth:':
    async () => {
      const files = { 'src/cart/a.ts': code, 'src/cart/a.test.ts': code };
      const overrides = [
        { files: ['*.ts'], ...noVar },
        { files: ['*.test.ts'], rules: { 'no-var': 'off' } },
      ];
      const rules = { 'no-var': 'off' };
      expect(
        await lintWithEslintrc({
          ...config({ overrides, rules }),
          ...files,
        }),
      ).toEqual(['src/cart/a.ts no-var']);
    },
  'An .eslintrc in a subfolder adds to those above it, and wins over them, up to the one with root: true.':
    async () => {
      const inner = { rules: { 'no-var': 'off', 'no-empty': 'error' } };
      const files = {
        ...config({ rules: { 'no-var': 'error', 'no-debugger': 'error' } }),
        'shop/.eslintrc.json': JSON.stringify(inner),
        'shop/a.js': `${code}debugger;\nif (total) {}\n`,
      };
      expect(await lintWithEslintrc(files)).toEqual([
        'shop/a.js no-debugger',
        'shop/a.js no-empty',
      ]);
    },
  "With a flat config, ESLint always lints .cjs and .mjs files, and it doesn't skip files that start with a dot.":
    async () => {
      const reports = await lintFiles({
        files: everyExtension,
        config: [noVar],
      });
      expect(reports).toEqual([
        '.d.js 1:1 no-var',
        'a.js 1:1 no-var',
        'b.cjs 1:1 no-var',
        'c.mjs 1:1 no-var',
      ]);
    },
  '/* eslint-env node */ in a file | languageOptions.globals for that file. The comment has no effect.':
    async () => {
      const reports = await lintFiles({
        files: { 'a.cjs': '/* eslint-env node */\nprocess.exit();\n' },
        config: [{ rules: { 'no-undef': 'error' } }],
      });
      expect(reports).toEqual(['a.cjs 2:1 no-undef']);
    },
  "It imports eslint/config, which ESLint 8.57 doesn't have.": () => {
    const { resolve } = createRequire(import.meta.url);
    expect(() => resolve('eslint/config')).toThrow(/not defined by "exports"/);
    expect(resolve('eslint-9/config')).toContain('config');
  },
});
