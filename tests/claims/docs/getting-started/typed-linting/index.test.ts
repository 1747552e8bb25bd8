import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';
import { type LintedProject, lintFiles, readMessages } from '../../lintFiles';

const { configs } = tseslint;

const code = 'declare function save(): Promise<void>;\nsave();\n';
const floating = '2:1 @typescript-eslint/no-floating-promises';

/** A project with typed rules, which get the parser's options. */
function typed(
  files: LintedProject['files'],
  parserOptions: Record<string, unknown> = { project: true },
): LintedProject {
  return {
    files,
    config: tsconfigRootDir => [
      ...configs.recommendedTypeChecked,
      {
        languageOptions: {
          parserOptions: { tsconfigRootDir, ...parserOptions },
        },
      },
    ],
  };
}

/** `tests` is a folder that its tsconfig leaves out. */
const tests = {
  'tsconfig.json': '{ "include": ["src"] }',
  'src/orders.ts': code,
  'tests/orders.test.ts': code,
};
const own = '{ "extends": "../tsconfig.json", "include": [".", "../src"] }';

describeClaims('docs/getting-started/typed-linting/index.mdx', {
  "If ESLint lints a file that no tsconfig includes, there's no type information for it, and you get an error:":
    async () => {
      const [first, second, ...others] = await readMessages(typed(tests));
      expect(first).toContain('Promises must be awaited');
      expect(second).toMatch(
        /^Parsing error: ESLint was configured to run on `<tsconfigRootDir>\/tests\/orders\.test\.ts` using `parserOptions\.project`: <tsconfigRootDir>\/tsconfig\.json\nHowever, that TSConfig does not include this file\./,
      );
      expect(others).toEqual([]);
    },
  'project: true finds it, and so does your editor.': async () => {
    const files = { ...tests, 'tests/tsconfig.json': own };
    expect(await lintFiles(typed(files))).toEqual([
      `src/orders.ts ${floating}`,
      `tests/orders.test.ts ${floating}`,
    ]);
  },
  "true means the nearest tsconfig.json, in the file's folder or above it. The search ends at tsconfigRootDir.":
    async () => {
      const nested = { 'shop/src/orders.ts': code, 'tsconfig.json': '{}' };
      expect(await lintFiles(typed(nested))).toEqual([
        `shop/src/orders.ts ${floating}`,
      ]);
      const [message] = await readMessages({
        files: nested,
        config: folder => [
          ...configs.recommendedTypeChecked,
          {
            languageOptions: {
              parserOptions: {
                project: true,
                tsconfigRootDir: `${folder}/shop`,
              },
            },
          },
        ],
      });
      expect(message).toContain("couldn't find any tsconfig.json");
    },
  "The parser reads a tsconfig's files, include, exclude, extends, and compilerOptions. It doesn't follow references.":
    async () => {
      const files = {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./app" }] }',
        'app/tsconfig.json':
          '{ "compilerOptions": { "composite": true }, "include": ["../src"] }',
        'src/orders.ts': code,
      };
      const [message] = await readMessages(typed(files));
      expect(message).toContain('that TSConfig does not include this file');
      const app = { project: ['./app/tsconfig.json'] };
      expect(await lintFiles(typed(files, app))).toEqual([
        `src/orders.ts ${floating}`,
      ]);
      const service = { EXPERIMENTAL_useProjectService: true };
      expect(await lintFiles(typed(files, service))).toEqual([
        `src/orders.ts ${floating}`,
      ]);
    },
  'It follows references, and accepts up to eight files that no tsconfig includes. If there are more, the error message names the option that raises the limit.':
    async () => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
      const files = Object.fromEntries(names.map(name => [`${name}.ts`, code]));
      const service = { EXPERIMENTAL_useProjectService: true };
      const messages = await readMessages(typed(files, service));
      expect(messages).toHaveLength(9);
      const tooMany = messages.find(text =>
        text.includes('Too many files (>8)'),
      );
      expect(tooMany).toContain(
        'maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING',
      );
    },
  'EXPERIMENTAL_useProjectService: false is necessary before 7.15.0: there, disableTypeChecked alone leaves the service on, and every JavaScript file outside a tsconfig counts toward the eight.':
    async () => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
      const lint = (parserOptions: Record<string, unknown>) =>
        lintFiles({
          files: Object.fromEntries(names.map(name => [`${name}.js`, 'f();'])),
          config: tsconfigRootDir => [
            configs.base,
            {
              languageOptions: {
                parserOptions: {
                  EXPERIMENTAL_useProjectService: true,
                  tsconfigRootDir,
                },
              },
            },
            configs.disableTypeChecked,
            { languageOptions: { parserOptions } },
          ],
        });
      const reports = await lint({});
      expect(reports).toHaveLength(1);
      expect(reports[0]).toContain('Too many files (>8)');
      const off = { EXPERIMENTAL_useProjectService: false };
      expect(await lint(off)).toEqual([]);
    },
  'Add one for the folders that are ready:': async () => {
    const reports = await lintFiles({
      files: { ...tests, 'tests/any.ts': 'export const a = 3 as any;' },
      config: tsconfigRootDir => [
        ...configs.recommended,
        ...configs.recommendedTypeCheckedOnly.map(config => ({
          ...config,
          files: ['src/**/*.ts'],
          languageOptions: {
            ...config.languageOptions,
            parserOptions: { project: true, tsconfigRootDir },
          },
        })),
      ],
    });
    expect(reports).toEqual([
      `src/orders.ts ${floating}`,
      'tests/any.ts 1:23 @typescript-eslint/no-explicit-any',
    ]);
  },
});
