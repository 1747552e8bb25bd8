import { dirname, join } from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../../scripts/claims/describeClaims';
import { readCode } from '../../../blog/pageCode';
import {
  inFolder,
  type LintedProject,
  lintFiles,
  readMessages,
} from '../../lintFiles';

const { configs } = tseslint;
const page = 'docs/getting-started/typed-linting/index.mdx';
const typeRoots = [
  join(import.meta.dirname, '../../../../../node_modules/@types'),
];

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

/** What the compiler says to a tsconfig of the tests, in a project with a `rootDir`. */
async function compile(path: string, config: string): Promise<number[]> {
  const root = {
    compilerOptions: { rootDir: 'src', outDir: 'dist', types: [] },
    include: ['src'],
  };
  const files = {
    ...tests,
    'tests/orders.test.ts': "import '../src/orders';",
    'src/orders.ts': 'export {};',
    'tsconfig.json': JSON.stringify(root),
    [path]: config,
  };
  return await inFolder(files, folder => {
    const file = join(folder, path);
    const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(file, name => ts.sys.readFile(name)).config,
      ts.sys,
      dirname(file),
    );
    expect(fileNames).toHaveLength(2);
    const program = ts.createProgram(fileNames, options);
    return Promise.resolve(
      [...errors, ...ts.getPreEmitDiagnostics(program)].map(
        diagnostic => diagnostic.code,
      ),
    );
  });
}

describeClaims(page, {
  "If ESLint lints a file that no tsconfig includes, there's no type information for it, and you get an error:":
    async () => {
      const [first, second, ...others] = await readMessages(typed(tests));
      expect(first).toContain('Promises must be awaited');
      expect(second).toMatch(
        /^Parsing error: ESLint was configured to run on `<tsconfigRootDir>\/tests\/orders\.test\.ts` using `parserOptions\.project`: <tsconfigRootDir>\/tsconfig\.json\nHowever, that TSConfig does not include this file\./,
      );
      expect(others).toEqual([]);
    },
  "With TypeScript's default target and without @types/node, Promise exists as a type but not as a value.":
    async () => {
      const lint = (types: string[]) =>
        lintFiles(
          typed({
            'tsconfig.json': JSON.stringify({
              compilerOptions: { strict: true, types, typeRoots },
            }),
            'a.ts':
              'export const all = async () => { await Promise.all([]); };',
          }),
        );
      expect(await lint([])).toContain(
        'a.ts 1:40 @typescript-eslint/no-unsafe-call',
      );
      expect(await lint(['node'])).toEqual([]);
    },
  'Give its folder its own tsconfig.': async () => {
    for (const path of ['tests/tsconfig.json', 'tsconfig.eslint.json']) {
      expect(await compile(path, readCode(page, path))).toEqual([]);
    }
    expect(await compile('tests/tsconfig.json', own)).toContain(6059);
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
