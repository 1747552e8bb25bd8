import { createRequire } from 'node:module';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { type LintedProject, lintFiles, readMessages } from '../lintFiles';

const { configs } = tseslint;
const load = createRequire(import.meta.url);
const last = load('typescript-eslint-7.18') as typeof tseslint;
const code = 'var total = 3;\nexport default total;\n';

const folders = {
  'dist/a.js': code,
  'packages/shop/dist/b.js': code,
  'node_modules/acme/c.js': code,
  'packages/shop/node_modules/acme/d.js': code,
};
const noVar = { rules: { 'no-var': 'error' } } as const;

describeClaims('docs/getting-started/quickstart.mdx', {
  '**/ makes it match in every folder: dist/ would only match the folder next to the config.':
    async () => {
      const lint = (pattern: string) =>
        lintFiles({
          files: folders,
          config: [{ ignores: [pattern] }, noVar],
        });
      expect(await lint('**/dist/')).toEqual([]);
      expect(await lint('dist/')).toEqual([
        'packages/shop/dist/b.js 1:1 no-var',
      ]);
    },
  'node_modules is skipped anyway.': async () =>
    expect(await lintFiles({ files: folders, config: [noVar] })).toEqual([
      'dist/a.js 1:1 no-var',
      'packages/shop/dist/b.js 1:1 no-var',
    ]),
  'ESLint finds TypeScript files because the preset names .ts, .tsx, .mts, and .cts.':
    async () => {
      const files = {
        'a.ts': code,
        'b.tsx': code,
        'c.mts': code,
        'd.cts': code,
        'e.d.ts': 'export declare var total: number;',
      };
      expect(await lintFiles({ files, config: [noVar] })).toEqual([]);
      const reports = await lintFiles({ files, config: configs.recommended });
      const linted = reports.map(report => report.split(' ')[0]);
      expect(linted).toEqual(['a.ts', 'b.tsx', 'c.mts', 'd.cts', 'e.d.ts']);
    },
  'For an import that can\'t be found, 7.18.0 prints "an error typed value" or "an error type typed value" in place of "an any value".':
    async () => {
      const files = {
        'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
        'a.ts':
          "import { priceOf } from '@acme/core';\nexport const total: number = priceOf(3);\n",
      };
      expect(await readMessages(withTypes(configs, files))).toEqual([
        'Unsafe assignment of an `any` value.',
        'Unsafe call of an `any` typed value.',
      ]);
      expect(await readMessages(withTypes(last.configs, files))).toEqual([
        'Unsafe assignment of an error typed value.',
        'Unsafe call of an `error` type typed value.',
      ]);
    },
  'Its name for no-useless-template-literals is no-unnecessary-template-expression.':
    async () => {
      const files = {
        'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
        'a.ts': 'export const label = `Due ${"today"}`;',
      };
      expect(await lintFiles(withTypes(configs, files))).toEqual([
        'a.ts 1:29 @typescript-eslint/no-useless-template-literals',
      ]);
      expect(await lintFiles(withTypes(last.configs, files))).toEqual([
        'a.ts 1:29 @typescript-eslint/no-unnecessary-template-expression',
      ]);
    },
});

/** Files with the strictest preset of a version. */
function withTypes(
  { strictTypeChecked }: Pick<typeof configs, 'strictTypeChecked'>,
  files: LintedProject['files'],
): LintedProject {
  return {
    files,
    config: folder => [
      ...strictTypeChecked,
      {
        languageOptions: {
          parserOptions: { project: true, tsconfigRootDir: folder },
        },
      },
    ],
  };
}
