import { join } from 'node:path';
import * as parser from '@typescript-eslint/parser';
import { TSESLint } from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect, onTestFinished, vi } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { expectTypeErrors } from '../../typeErrors';
import { inFolder, type LintedProject, lintFiles } from '../lintFiles';

const { configs } = tseslint;
const siteDir = join(import.meta.dirname, '../../../..');

const code = 'declare function save(): Promise<void>;\nsave();\n';
const floating = '2:1 @typescript-eslint/no-floating-promises';

/** A project with a typed rule, which gets the parser's options. */
function typed(
  files: LintedProject['files'],
  parserOptions: Record<string, unknown>,
): LintedProject {
  return {
    files,
    config: tsconfigRootDir => [
      configs.base,
      {
        files: ['**/*.{ts,js,vue}'],
        languageOptions: {
          parserOptions: { tsconfigRootDir, ...parserOptions },
        },
        rules: { '@typescript-eslint/no-floating-promises': 'error' },
      },
    ],
  };
}

/** A project without types, whose files the parser reads with options. */
function plain(
  files: LintedProject['files'],
  languageOptions: TSESLint.FlatConfig.LanguageOptions,
  rules: TSESLint.FlatConfig.Rules = {},
): LintedProject {
  return {
    files,
    config: [
      configs.base,
      { files: ['**/*.{ts,js,cjs,vue}'], languageOptions, rules },
    ],
  };
}

const withJsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
const isJsx = 'export const badge = <p>hi</p>;';
const isAssertion = 'export const id = <string>value;';

describeClaims('docs/packages/parser.md', {
  'Without project, typed rules throw an error, "You have used a rule which requires parserServices to be generated". In a flat config, it ends with Parser: undefined and a note about a parser other than this one.':
    async () => {
      await expect(lintFiles(typed({ 'a.ts': code }, {}))).rejects.toThrow(
        /You have used a rule which requires parserServices to be generated.*\nParser: undefined\nNote: detected a parser other than @typescript-eslint\/parser/,
      );
    },
  'In an eslintrc config, Parser: is followed by the path of the parser.':
    async () => {
      const files = {
        '.eslintrc.json': JSON.stringify({
          root: true,
          extends: 'plugin:@typescript-eslint/recommended-type-checked',
        }),
        'a.ts': code,
      };
      await inFolder(files, async cwd => {
        const eslint = new TSESLint.LegacyESLint({
          cwd,
          resolvePluginsRelativeTo: siteDir,
        });
        const error: unknown = await eslint
          .lintFiles(['a.ts'])
          .catch((thrown: unknown) => thrown);
        expect(String(error)).toMatch(
          /\nParser: \S+@typescript-eslint\/parser\/dist\/index\.js/,
        );
        expect(String(error)).not.toContain('Note:');
      });
    },
  "Globs don't match folders that start with a dot. packages/*/tsconfig.json skips packages/.internal. Name such folders.":
    async () => {
      const files = {
        'packages/cart/tsconfig.json': '{}',
        'packages/cart/a.ts': code,
        'packages/.internal/tsconfig.json': '{}',
        'packages/.internal/a.ts': code,
      };
      const glob = 'packages/*/tsconfig.json';
      const [first, second] = await lintFiles(
        typed(files, { project: [glob] }),
      );
      expect(first).toContain('TSConfig does not include this file');
      expect(second).toBe(`packages/cart/a.ts ${floating}`);
      const named = [glob, 'packages/.internal/tsconfig.json'];
      expect(await lintFiles(typed(files, { project: named }))).toEqual([
        `packages/.internal/a.ts ${floating}`,
        `packages/cart/a.ts ${floating}`,
      ]);
    },
  'A glob that matches nothing is silent. The file is then parsed without types, and the first typed rule fails.':
    async () => {
      const project = ['packages/*/tsconfig.json'];
      await expect(
        lintFiles(typed({ 'a.ts': code }, { project })),
      ).rejects.toThrow('requires parserServices to be generated');
    },
  "A .js file next to a .ts file with the same name isn't in the program if include matches both. files can name it.":
    async () => {
      const lint = (config: object) =>
        lintFiles(
          typed(
            {
              'tsconfig.json': JSON.stringify({
                ...config,
                compilerOptions: { allowJs: true },
              }),
              'a.ts': code,
              'a.js': 'export const total = 3;',
            },
            { project: true },
          ),
        );
      for (const config of [{}, { include: ['*'] }, { files: ['a.ts'] }]) {
        const [first, second] = await lint(config);
        expect(first).toContain('a.js');
        expect(first).toContain('that TSConfig does not include this file');
        expect(second).toBe(`a.ts ${floating}`);
      }
      expect(await lint({ files: ['a.ts', 'a.js'] })).toEqual([
        `a.ts ${floating}`,
      ]);
    },
  'The presets of typescript-eslint set the parser, except eslintRecommended and disableTypeChecked.':
    () => {
      const without = Object.entries(configs)
        .filter(([, preset]) =>
          [preset].flat().every(part => !part.languageOptions?.parser),
        )
        .map(([name]) => name);
      expect(without.sort()).toEqual([
        'disableTypeChecked',
        'eslintRecommended',
      ]);
    },
  'The types of configs only know the boolean, so an object is an error with // @ts-check.':
    () => {
      for (const [value, errors] of [
        ['true', []],
        [
          '{ maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 20 }',
          [2322],
        ],
      ] as const) {
        expectTypeErrors(
          `import tseslint from 'typescript-eslint';
export default tseslint.config({
  languageOptions: { parserOptions: { EXPERIMENTAL_useProjectService: ${value} } },
});`,
          [...errors],
        );
      }
    },
  "The presets set 'module'. Without one, ESLint passes 'module' in a flat config, and for .cjs files 'commonjs', which this parser reads as 'script'.":
    async () => {
      const { sourceType } = configs.base.languageOptions ?? {};
      expect(sourceType).toBe('module');
      const eslint = new TSESLint.FlatESLint({
        overrideConfigFile: true,
        overrideConfig: [
          { files: ['**/*.{ts,cts,js,cjs}'], languageOptions: { parser } },
        ],
      });
      const seen: unknown[] = [];
      for (const file of ['a.ts', 'a.cts', 'a.js', 'a.cjs']) {
        const { languageOptions } = (await eslint.calculateConfigForFile(
          file,
        )) as TSESLint.FlatConfig.Config;
        seen.push(languageOptions?.sourceType);
      }
      expect(seen).toEqual(['module', 'module', 'module', 'commonjs']);
      const { ast } = parser.parseForESLint('', { sourceType: 'commonjs' });
      expect(ast.sourceType).toBe('script');
    },
  'An empty array is an error.': async () => {
    const [report] = await lintFiles(typed({ 'a.ts': code }, { programs: [] }));
    expect(report).toContain('You have set parserOptions.programs to an empty');
  },
  "It's a single run if CI is true in the environment, or if ESLint was started as node_modules/.bin/eslint, as npx eslint does, or as node_modules/eslint/bin/eslint.js, as pnpm does. The environment variable TSESTREE_SINGLE_RUN, set to true or false, overrides all of that. It also works without this option.":
    async () => {
      const script = process.argv[1] ?? '';
      onTestFinished(() => {
        process.argv[1] = script;
        vi.unstubAllEnvs();
      });
      const option = { project: true, allowAutomaticSingleRunInference: true };
      /** A single run doesn't find JavaScript without `allowJs`. */
      async function isSingleRun(
        startedAs: string,
        env: Record<string, string> = {},
        parserOptions: Record<string, unknown> = option,
      ): Promise<boolean> {
        process.argv[1] = `/shop/${startedAs}`;
        for (const name of ['CI', 'TSESTREE_SINGLE_RUN']) {
          vi.stubEnv(name, env[name]);
        }
        const files = {
          'tsconfig.json': '{}',
          'a.ts': 'export {};',
          'b.js': 'export {};',
        };
        const reports = await lintFiles(typed(files, parserOptions));
        return reports.join('').includes('provided program instance(s)');
      }
      const bin = 'node_modules/.bin/eslint';
      const pnpm = 'node_modules/eslint/bin/eslint.js';
      const without = { project: true };
      expect([
        await isSingleRun(bin),
        await isSingleRun(pnpm),
        await isSingleRun('lint.js', { CI: 'true' }),
        await isSingleRun('lint.js', { TSESTREE_SINGLE_RUN: 'true' }, without),
      ]).toEqual([true, true, true, true]);
      expect([
        await isSingleRun('lint.js'),
        await isSingleRun('lint.js', { CI: '1' }),
        await isSingleRun(bin, {}, without),
        await isSingleRun(bin, { CI: 'true', TSESTREE_SINGLE_RUN: 'false' }),
      ]).toEqual([false, false, false, false]);
    },
  '.ts, .mts, .cts | never': () => {
    for (const filePath of ['a.ts', 'a.mts', 'a.cts', 'a.d.ts']) {
      const parse = () =>
        parser.parse(isJsx, { filePath, ecmaFeatures: { jsx: true } });
      expect(parse).toThrow();
    }
  },
  '.tsx, .jsx, .js, .mjs, .cjs | always': () => {
    for (const filePath of ['a.tsx', 'a.jsx', 'a.js', 'a.mjs', 'a.cjs']) {
      const options = { filePath, ecmaFeatures: { jsx: false } };
      expect(parser.parse(isJsx, options).body).toHaveLength(1);
    }
  },
  'any other, without type information | if ecmaFeatures.jsx is true':
    async () => {
      expect(await lintFiles(plain({ 'a.vue': isJsx }, withJsx))).toEqual([]);
      expect(await lintFiles(plain({ 'a.vue': isAssertion }, {}))).toEqual([]);
      for (const [text, options] of [
        [isJsx, {}],
        [isAssertion, withJsx],
      ] as const) {
        const [report] = await lintFiles(plain({ 'a.vue': text }, options));
        expect(report).toContain('Parsing error');
      }
    },
  'any other, as soon as project is set | never': async () => {
    const options = {
      project: true,
      extraFileExtensions: ['.vue'],
      ecmaFeatures: { jsx: true },
    };
    const tsconfig = { 'tsconfig.json': '{}' };
    const [report] = await lintFiles(
      typed({ ...tsconfig, 'a.vue': isJsx }, options),
    );
    expect(report).toContain('Parsing error');
    expect(
      await lintFiles(typed({ ...tsconfig, 'a.vue': isAssertion }, options)),
    ).toEqual([]);
  },
  "languageOptions.sourceType: 'commonjs' alone doesn't do this: this parser reads it as 'script'.":
    async () => {
      const files = { 'greet.cjs': 'const name = process.argv[2];\n' };
      const rules = { 'no-redeclare': 'error' } as const;
      const browser = { globals: { name: false, process: false } } as const;
      for (const sourceType of ['commonjs', 'script'] as const) {
        const options = { ...browser, sourceType };
        expect(await lintFiles(plain(files, options, rules))).toEqual([
          'greet.cjs 1:7 no-redeclare',
        ]);
        const parserOptions = { ecmaFeatures: { globalReturn: true } };
        expect(
          await lintFiles(plain(files, { ...options, parserOptions }, rules)),
        ).toEqual([]);
      }
    },
  'Without type information, the default has no DOM types:': async () => {
    const files = {
      'a.ts': 'export type Field = HTMLElement | Promise<string>;',
    };
    const rules = { 'no-undef': 'error' } as const;
    expect(await lintFiles(plain(files, {}, rules))).toEqual([
      'a.ts 1:21 no-undef',
    ]);
    const dom: TSESLint.FlatConfig.LanguageOptions = {
      parserOptions: { lib: ['esnext', 'dom'] },
    };
    expect(await lintFiles(plain(files, dom, rules))).toEqual([]);
  },
  "Then import React from 'react' counts as unused, which it is.": async () => {
    const files = {
      'a.js': "import React from 'react';\nexport const badge = <b>New</b>;",
    };
    const rules = { '@typescript-eslint/no-unused-vars': 'error' } as const;
    expect(await lintFiles(plain(files, {}, rules))).toEqual([]);
    const parserOptions = { jsxPragma: null };
    expect(await lintFiles(plain(files, { parserOptions }, rules))).toEqual([
      'a.js 1:8 @typescript-eslint/no-unused-vars',
    ]);
  },
  'The options below matter only here: ESLint sets them itself, whatever a config says.':
    async () => {
      const bare = parser.parse('let n = 3; // sum');
      expect([bare.tokens, bare.comments, bare.loc, bare.range]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      const parserOptions = {
        loc: false,
        range: false,
        tokens: false,
        comment: false,
      };
      const files = { 'a.ts': 'let total = 3; // sum\nexport { total };' };
      const rules = { 'no-inline-comments': 'error', semi: 'error' } as const;
      expect(await lintFiles(plain(files, { parserOptions }, rules))).toEqual([
        'a.ts 1:16 no-inline-comments',
      ]);
    },
});
