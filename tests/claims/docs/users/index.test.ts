import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { lintFiles } from '../lintFiles';

const { configs } = tseslint;
const { resolve } = createRequire(import.meta.url);
const anyIn = (path: string, line: number, column: number) =>
  `${path} ${String(line)}:${String(column)} @typescript-eslint/no-explicit-any`;

/** What the command exits with where a rule of that severity reports something. */
function exitCode(severity: 'error' | 'warn'): number | null {
  const { status } = spawnSync(
    process.execPath,
    [
      join(resolve('eslint/package.json'), '../bin/eslint.js'),
      '--no-config-lookup',
      `--rule=no-debugger: ${severity}`,
      '--stdin',
    ],
    { input: 'debugger;' },
  );
  return status;
}

describeClaims('docs/users/index.mdx', {
  "Errors make ESLint exit with code 1, warnings don't.": () => {
    expect(exitCode('error')).toBe(1);
    expect(exitCode('warn')).toBe(0);
  },
  'Put your settings after the presets, because later entries win.':
    async () => {
      const files = { 'a.ts': 'export let total: any;\n' };
      const own = { rules: { '@typescript-eslint/no-explicit-any': 'off' } };
      const off = own as (typeof configs.recommended)[number];
      expect(
        await lintFiles({ files, config: [...configs.recommended, off] }),
      ).toEqual([]);
      expect(
        await lintFiles({ files, config: [off, ...configs.recommended] }),
      ).toEqual([anyIn('a.ts', 1, 19)]);
    },
  "The patterns start from the config's folder, so write **/ to match everywhere:":
    async () => {
      const files = {
        'a.test.ts': 'export let total: any;\n',
        'src/b.test.ts': 'export let total: any;\n',
      };
      const lint = (pattern: string) =>
        lintFiles({
          files,
          config: [
            ...configs.recommended,
            {
              files: [pattern],
              rules: { '@typescript-eslint/no-explicit-any': 'off' },
            },
          ],
        });
      expect(await lint('**/*.test.ts')).toEqual([]);
      expect(await lint('*.test.ts')).toEqual([anyIn('src/b.test.ts', 1, 19)]);
    },
  'extends applies a whole preset to these files only.': async () => {
    const code = 'declare const a: string | null;\nexport const b = a!;\n';
    const reports = await lintFiles({
      files: { 'packages/api/a.ts': code, 'packages/shop/b.ts': code },
      config: tseslint.config(...configs.recommended, {
        files: ['packages/api/**/*.ts'],
        extends: [...configs.strict],
      }),
    });
    expect(reports).toEqual([
      'packages/api/a.ts 2:18 @typescript-eslint/no-non-null-assertion',
    ]);
  },
  'Always name the rule. Without a name, the comment disables all of them.':
    async () => {
      const lint = (comment: string) =>
        lintFiles({
          files: {
            'a.ts': `${comment}\nvar total: any = 3;\nexport { total };\n`,
          },
          config: configs.recommended,
        });
      expect(await lint('// eslint-disable-next-line')).toEqual([]);
      expect(
        await lint(
          '// eslint-disable-next-line @typescript-eslint/no-explicit-any -- untyped',
        ),
      ).toEqual(['a.ts 2:1 no-var']);
    },
  'For several lines, or, at the top, for the whole file:': async () => {
    const reports = await lintFiles({
      files: {
        'a.ts':
          'export let a: any;\n/* eslint-disable @typescript-eslint/no-explicit-any -- old */\nexport let b: any;\n/* eslint-enable @typescript-eslint/no-explicit-any */\nexport let c: any;\n',
      },
      config: configs.recommended,
    });
    expect(reports).toEqual([anyIn('a.ts', 1, 15), anyIn('a.ts', 5, 15)]);
  },
});
