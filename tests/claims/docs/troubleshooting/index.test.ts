import { createRequire } from 'node:module';
import { parseForESLint } from '@typescript-eslint/parser';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, vi } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { expectTypeErrors } from '../../typeErrors';
import {
  inFolder,
  type LintedProject,
  lintFiles,
  readMessages,
} from '../lintFiles';

const { configs } = tseslint;
const load = createRequire(import.meta.url);

const code = 'declare function save(): Promise<void>;\nsave();\n';
const floating = '2:1 @typescript-eslint/no-floating-promises';
const notIncluded = 'does not include this file';
const tsconfig = '{ "compilerOptions": { "strict": true } }';

/** A project with typed rules, which get the parser's options. */
function typed(
  files: LintedProject['files'],
  parserOptions: Record<string, unknown> = { project: true },
  more: LintedProject['config'] = [],
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
      ...(typeof more === 'function' ? more(tsconfigRootDir) : more),
    ],
  };
}

/** Which file each message is about, and what it begins with. */
async function outcomes(project: LintedProject): Promise<string[]> {
  const reports = await lintFiles(project);
  return reports.map(report => report.replace(/\n[\s\S]*/, ''));
}

/** What the compiler says to the files. */
function compile(
  files: Readonly<Record<string, string>>,
  options: ts.CompilerOptions,
): Promise<{ errors: number[]; output: Record<string, string> }> {
  return inFolder(files, folder => {
    const roots = Object.keys(files)
      .filter(path => path.endsWith('.ts'))
      .map(path => `${folder}/${path}`);
    const program = ts.createProgram(roots, {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      strict: true,
      types: [],
      ...options,
    });
    const output: Record<string, string> = {};
    program.emit(undefined, (path, text) => {
      output[path.slice(folder.length + 1)] = text;
    });
    const errors = ts
      .getPreEmitDiagnostics(program)
      .map(({ code: number }) => number);
    return Promise.resolve({ errors, output });
  });
}

/** What an editor shows for the last of a name. */
function hover(text: string, name: string, last = true): string {
  const path = 'runAll.ts';
  const service = ts.createLanguageService({
    getScriptFileNames: () => [path],
    getScriptVersion: () => '1',
    getScriptSnapshot: file => {
      const content = file === path ? text : ts.sys.readFile(file);
      return content === undefined
        ? undefined
        : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => '/',
    getCompilationSettings: () => ({ strict: true }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: file => ts.sys.fileExists(file),
    readFile: file => ts.sys.readFile(file),
  });
  const place = last ? text.lastIndexOf(name) : text.indexOf(name);
  const info = service.getQuickInfoAtPosition(path, place);
  return ts.displayPartsToString(info?.displayParts);
}

const runAll = `export function runAll(tasks: (() => boolean)[]): string {
  let failed = false;
  tasks.forEach(task => {
    if (!task()) {
      failed = true;
    }
  });
  return failed ? 'yes' : 'no';
}
`;

const sizes = 'export const enum Size {\n  Small = 1,\n  Large = 2,\n}\n';
const order =
  "import { Size } from 'sizes';\nexport const size = Size.Large;\n";
const sizesPackage = {
  'node_modules/sizes/package.json': '{ "name": "sizes", "main": "index.js" }',
  'node_modules/sizes/index.js': '"use strict";\n',
  'node_modules/sizes/index.d.ts':
    'export declare const enum Size {\n  Large = 2\n}\n',
};

describeClaims('docs/troubleshooting/index.mdx', {
  'The name starts with a dot. include skips such files and folders, and so does ".". Write ".storybook/*".':
    async () => {
      const files = (include: string) => ({
        'tsconfig.json': `{ "include": ["${include}"] }`,
        '.storybook/main.ts': code,
        'a.ts': code,
      });
      for (const include of ['.', '*', '**/*']) {
        const [first] = await lintFiles({
          ...typed(files(include)),
          patterns: ['.storybook/main.ts'],
        });
        expect(first).toContain(notIncluded);
      }
      expect(
        await lintFiles({
          ...typed(files('.storybook/*')),
          patterns: ['.storybook/main.ts'],
        }),
      ).toEqual([`.storybook/main.ts ${floating}`]);
    },
  "There's a .ts file with the same name. If include matches both, TypeScript leaves order.js out of the program: it assumes the one was compiled from the other. Rename one, or ignore the .js file.":
    async () => {
      const reports = await outcomes(
        typed({
          'tsconfig.json':
            '{ "compilerOptions": { "allowJs": true }, "include": ["src"] }',
          'src/order.ts': 'export {};',
          'src/order.js': 'export {};',
          'src/cart.js': 'export {};',
        }),
      );
      expect(reports).toEqual([expect.stringMatching(/^src\/order\.js /)]);
    },
  "project isn't set. A type-checked preset doesn't set it for you. Typed Linting has the complete config.":
    async () => {
      await expect(
        lintFiles({
          files: { 'a.ts': code },
          config: configs.recommendedTypeChecked,
        }),
      ).rejects.toThrow(
        "Error while loading rule '@typescript-eslint/await-thenable': You have used a rule which requires parserServices to be generated.",
      );
    },
  'A glob in project matches nothing. Globs start from tsconfigRootDir. An empty match has no message of its own.':
    async () => {
      const project = typed(
        { 'tsconfig.json': tsconfig, 'a.ts': code },
        { project: './packages/*/tsconfig.json' },
      );
      await expect(lintFiles(project)).rejects.toThrow(
        'requires parserServices',
      );
    },
  'Up to 7.15.0, the message ends with "Parser: undefined" and "Note: detected a parser other than @typescript-eslint/parser" in every flat config.':
    async () => {
      await expect(
        lintFiles({
          files: { 'a.ts': code },
          config: configs.recommendedTypeChecked,
        }),
      ).rejects.toThrow(
        /Parser: undefined\nNote: detected a parser other than @typescript-eslint\/parser\./,
      );
    },
  'Only from 7.15.0 on does it also turn off EXPERIMENTAL_useProjectService. Before that, set it to false in the same block.':
    () => {
      const off = { project: false, program: null };
      expect(configs.disableTypeChecked.languageOptions?.parserOptions).toEqual(
        off,
      );
      const { configs: later } = load(
        'typescript-eslint-7.18',
      ) as typeof tseslint;
      expect(later.disableTypeChecked.languageOptions?.parserOptions).toEqual({
        ...off,
        EXPERIMENTAL_useProjectService: false,
      });
    },
  "It's nearly always a JavaScript file. In an editor the parser reads JavaScript even if the tsconfig doesn't set allowJs. In a single run it doesn't.":
    async () => {
      const project = typed({
        'tsconfig.json': tsconfig,
        'cart.js': 'export {};',
        'cart.test.ts': 'export {};',
      });
      expect(await lintFiles(project)).toEqual([]);
      vi.stubEnv('TSESTREE_SINGLE_RUN', 'true');
      try {
        const [message, ...others] = await readMessages(project);
        expect(message).toBe(
          'Parsing error: "parserOptions.programs" has been provided for @typescript-eslint/parser.\nThe file was not found in any of the provided program instance(s): cart.js',
        );
        expect(others).toEqual([]);
      } finally {
        vi.unstubAllEnvs();
      }
    },
  'In later releases, if a type can\'t be found: "Unsafe assignment of an error typed value" (from 7.13.0 on), "Unsafe member access .total on an error typed value" (7.13.1), "Unsafe call of an error type typed value", and "Unsafe return of an error typed value" (7.15.0).':
    async () => {
      const later = load('typescript-eslint-7.18') as typeof tseslint;
      const messages = await readMessages({
        files: {
          'tsconfig.json': tsconfig,
          'a.ts':
            "import { cart } from '@acme/core';\nexport const due = cart;\nexport const total = () => {\n  cart();\n  return cart.total;\n};\n",
        },
        config: tsconfigRootDir => [
          ...later.configs.recommendedTypeChecked,
          {
            languageOptions: {
              parserOptions: { project: true, tsconfigRootDir },
            },
          },
        ],
      });
      expect(messages).toEqual(
        expect.arrayContaining([
          'Unsafe assignment of an error typed value.',
          'Unsafe member access .total on an `error` typed value.',
          'Unsafe call of an `error` type typed value.',
          'Unsafe return of an error typed value.',
        ]),
      );
    },
  'Hovering over the last failed shows let failed: false, and over the first one let failed: boolean:':
    () => {
      expect(hover(runAll, 'failed')).toBe('let failed: false');
      expect(hover(runAll, 'failed', false)).toBe('let failed: boolean');
    },
  'In other cases, widen the type once with let failed = false as boolean.':
    async () => {
      const config = (rootDir: string) => [
        ...configs.recommended,
        {
          languageOptions: {
            parserOptions: { project: true, tsconfigRootDir: rootDir },
          },
          rules: {
            '@typescript-eslint/no-unnecessary-condition': 'error' as const,
          },
        },
      ];
      const lint = (text: string) =>
        lintFiles({
          files: { 'tsconfig.json': tsconfig, 'a.ts': text },
          config,
        });
      expect(await lint(runAll)).toEqual([
        'a.ts 8:10 @typescript-eslint/no-unnecessary-condition',
      ]);
      expect(
        await lint(runAll.replace('= false', '= false as boolean')),
      ).toEqual([]);
    },
  'By default names[0] is a string in a string[], even if the array is empty. Turn on noUncheckedIndexedAccess, and it becomes string | undefined.':
    async () => {
      const files = {
        'a.ts':
          'declare const names: string[];\nexport const first: string = names[0];\n',
      };
      expect((await compile(files, {})).errors).toEqual([]);
      const { errors } = await compile(files, {
        noUncheckedIndexedAccess: true,
      });
      expect(errors).toEqual([2322]);
    },
  'Leave out // @ts-check in the config: its types only accept a boolean here.':
    () =>
      expectTypeErrors(
        `import tseslint from 'typescript-eslint';
const limit = { maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 20 };
export default tseslint.config({
  languageOptions: { parserOptions: { EXPERIMENTAL_useProjectService: limit } },
});`,
        [2322],
      ),
  "Once there are too many, every file that's linted after that fails with the same message, including files that are in a tsconfig.":
    async () => {
      const outside = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `b${String(n)}.ts`);
      const linted = ['src/first.ts', ...outside, 'src/last.ts'];
      const files = {
        'tsconfig.json': '{ "include": ["src"] }',
        ...Object.fromEntries(linted.map(path => [path, 'export {};'])),
      };
      // ESLint reads files at once, and lints them as they come.
      const failed = await inFolder(files, tsconfigRootDir =>
        Promise.resolve(
          linted.filter(path => {
            try {
              parseForESLint('export {};', {
                EXPERIMENTAL_useProjectService: true,
                filePath: `${tsconfigRootDir}/${path}`,
                tsconfigRootDir,
              });
              return false;
            } catch (error) {
              expect(String(error)).toContain(
                'Too many files (>8) have matched the default project.',
              );
              return true;
            }
          }),
        ),
      );
      expect(failed).toEqual(['b9.ts', 'src/last.ts']);
    },
  'EXPERIMENTAL_useProjectService does follow references.': async () => {
    const files = {
      'tsconfig.json':
        '{ "files": [], "references": [{ "path": "./app.json" }] }',
      'app.json':
        '{ "compilerOptions": { "composite": true, "target": "ES2022" }, "include": ["src"] }',
      'src/a.ts':
        'export const f = (names: string[]) => {\n  Promise.resolve(names);\n};\n',
    };
    const [message] = await lintFiles(typed(files));
    expect(message).toContain(notIncluded);
    expect(
      await lintFiles(typed(files, { EXPERIMENTAL_useProjectService: true })),
    ).toEqual(['src/a.ts 2:3 @typescript-eslint/no-floating-promises']);
  },
  "Any TypeScript syntax triggers it: Unexpected token : at a type annotation, Unexpected token { after import type, The keyword 'enum' is reserved.":
    async () => {
      const messages = await readMessages({
        files: {
          'a.ts': 'const total: number = 1;',
          'b.ts': "import type { Cart } from './cart';",
          'c.ts': 'enum Size {}',
          'd.ts': 'interface Cart {}',
          'e.ts': '@Injectable() class Cart {}',
        },
        config: [{ files: ['**/*.ts'] }],
      });
      expect(messages).toEqual([
        'Parsing error: Unexpected token :',
        'Parsing error: Unexpected token {',
        "Parsing error: The keyword 'enum' is reserved",
        "Parsing error: The keyword 'interface' is reserved",
        "Parsing error: Unexpected character '@'",
      ]);
    },
  'In a .ts file it can\'t. <p>hi</p> fails with "Unterminated regular expression literal", and an element with attributes with "\'>\' expected". Rename the file to .tsx.':
    async () => {
      const messages = await readMessages({
        files: {
          'a.ts': 'export const a = <p>hi</p>;',
          'b.ts': 'export const b = <p className="note">hi</p>;',
          'c.ts': 'export const c = <input type="text" />;',
        },
        config: configs.recommended,
      });
      expect(messages).toEqual([
        'Parsing error: Unterminated regular expression literal.',
        "Parsing error: '>' expected.",
        "Parsing error: '>' expected.",
      ]);
    },
  "In a .tsx file it can, so <string>value looks like an element that's never closed. Write value as string.":
    async () => {
      const messages = await readMessages({
        files: {
          'a.tsx': 'export const a = (b: unknown) => <string>b;',
          'b.tsx': 'export const a = <T>(b: T) => b;',
        },
        config: configs.recommended,
      });
      expect(messages).toEqual([
        "Parsing error: JSX element 'string' has no corresponding closing tag.",
        "Parsing error: Unexpected token. Did you mean `{'>'}` or `&gt;`?",
      ]);
    },
  "A parsing error can't be disabled by a comment, because the file was never read.":
    async () => {
      const [message] = await readMessages({
        files: { 'a.ts': '/* eslint-disable */\nlet total = ;' },
        config: configs.recommended,
      });
      expect(message).toContain('Parsing error');
    },
  'eslint-disable for more than a line only works in a block comment, /* … */.':
    async () => {
      const lint = (comment: string) =>
        lintFiles({
          files: { 'a.ts': `${comment}\nvar total: any;\n` },
          config: [
            configs.base,
            { files: ['**/*.ts'], rules: { 'no-var': 'error' } },
          ],
        });
      expect(await lint('// eslint-disable no-var')).toEqual([
        'a.ts 2:1 no-var',
      ]);
      expect(await lint('/* eslint-disable no-var -- old */')).toEqual([]);
    },
  "And ignores only ignores files globally if it's alone in its object. Next to other keys, it limits that object only:":
    async () => {
      const files = { 'dist/a.js': 'var total;' };
      const rules = { 'no-var': 'error' } as const;
      const ignores = ['**/dist/'];
      expect(
        await lintFiles({ files, config: [{ ignores }, { rules }] }),
      ).toEqual([]);
      expect(
        await lintFiles({
          files,
          config: [{ ignores, linterOptions: {} }, { rules }],
        }),
      ).toEqual(['dist/a.js 1:1 no-var']);
    },
  'Only base, eslintRecommended, and disableTypeChecked are single objects.':
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
  'Every preset that turns rules on names the TypeScript extensions.':
    async () => {
      const broken = 'let total = ;';
      for (const preset of Object.values(configs)) {
        if (!Array.isArray(preset)) {
          continue;
        }
        const typeless = [...preset, configs.disableTypeChecked];
        const reports = await lintFiles({
          files: { 'a.ts': broken, 'b.mts': broken, 'c.tsx': broken },
          config: typeless,
        });
        expect(reports).toHaveLength(3);
      }
    },
  'Every preset that turns rules on does that.': () => {
    for (const preset of Object.values(configs)) {
      if (Array.isArray(preset)) {
        const severities = preset.flatMap(
          ({ rules }) => rules?.['no-undef'] ?? [],
        );
        expect(severities.at(-1)).toBe('off');
      }
    }
  },
  'tsc replaces each use of a const enum with its value and emits no object for it, but the .d.ts file still declares one.':
    async () => {
      const files = {
        'size.ts': sizes,
        'use.ts':
          "import { Size } from './size';\nexport const a = Size.Large;\n",
      };
      const { output } = await compile(files, { declaration: true });
      expect(output['size.js']).not.toContain('Size');
      expect(output['use.js']).toContain('2 /* Size.Large */');
      expect(output['size.d.ts']).toContain('export declare const enum Size');
      // As the two options have it.
      for (const option of ['isolatedModules', 'preserveConstEnums']) {
        const preserved = await compile(files, {
          declaration: true,
          [option]: true,
        });
        expect(preserved.output['size.js']).toContain('Size["Large"] = 2');
        expect(preserved.output['size.d.ts']).toContain(
          'declare const enum Size',
        );
        expect(preserved.errors).toEqual([]);
      }
    },
  'isolatedModules in the project that uses the package turns the failure into TS2748.':
    async () => {
      const files = { ...sizesPackage, 'order.ts': order };
      const options = { moduleResolution: ts.ModuleResolutionKind.Node10 };
      const inlined = await compile(files, options);
      expect(inlined.errors).toEqual([]);
      expect(inlined.output['order.js']).toContain('2 /* Size.Large */');
      const { errors } = await compile(files, {
        ...options,
        isolatedModules: true,
      });
      expect(errors).toEqual([2748]);
    },
  'No rule of typescript-eslint bans const enum. Use the selector TSEnumDeclaration[const=true], as in the previous answer.':
    async () => {
      const text =
        'export const enum A {}\nenum B {}\ndeclare const enum C {}\nconst D = {};\nexport { B, C, D };\n';
      const reports = await lintFiles({
        files: { 'a.ts': text },
        config: [
          ...configs.recommended,
          {
            rules: {
              'no-restricted-syntax': [
                'error',
                { selector: 'TSEnumDeclaration[const=true]' },
              ],
            },
          },
        ],
      });
      expect(reports).toEqual([
        'a.ts 1:8 no-restricted-syntax',
        'a.ts 3:1 no-restricted-syntax',
      ]);
    },
  'Performance Troubleshooting has the config that forbids them. This one requires them:':
    async () => {
      const selector =
        ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source[value=/^\\.(?!.*\\.([cm]?js|jsx|json|css)$)/]';
      const text = [
        "import highlight from 'highlight';",
        "import { priceOf } from './prices.js';",
        "export { totalOf } from '../cart';",
        "export * from './cart.service';",
        "export const lazy = () => import('./lazy.ts');",
        "import data from './prices.json';",
        "import index from '.';",
        "import parent from '..';",
        "import './a.mjs'; import './a.cjs'; import './a.jsx'; import './a.css';",
        'export default [highlight, priceOf, data, index, parent];',
      ].join('\n');
      const reports = await lintFiles({
        files: { 'src/a.ts': text },
        config: [
          ...configs.recommended,
          { rules: { 'no-restricted-syntax': ['error', { selector }] } },
        ],
      });
      expect(reports).toEqual([
        'src/a.ts 3:25 no-restricted-syntax',
        'src/a.ts 4:15 no-restricted-syntax',
        'src/a.ts 5:34 no-restricted-syntax',
        'src/a.ts 7:19 no-restricted-syntax',
        'src/a.ts 8:20 no-restricted-syntax',
      ]);
    },
  'It never reports type errors, not even with typed linting: rules ask the type checker for types, not for its diagnostics.':
    async () => {
      const files = {
        'tsconfig.json': tsconfig,
        'a.ts': "export const total: number = 'three';\n",
      };
      expect(await lintFiles(typed(files))).toEqual([]);
    },
  'no-var-requires is meant for TypeScript, but the presets also apply to JavaScript.':
    async () => {
      const reports = await lintFiles({
        files: { 'a.cjs': "const fs = require('fs');\nfs.rmSync('x');" },
        config: configs.recommended,
      });
      expect(reports).toEqual([
        'a.cjs 1:12 @typescript-eslint/no-var-requires',
      ]);
    },
});
