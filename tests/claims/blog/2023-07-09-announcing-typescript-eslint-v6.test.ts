import { createRequire } from 'node:module';
import plugin from '@typescript-eslint/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import * as typeUtils from '@typescript-eslint/type-utils';
import * as typescriptEstree from '@typescript-eslint/typescript-estree';
import { parse } from '@typescript-eslint/typescript-estree';
import {
  AST_NODE_TYPES,
  TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';
import tseslint from 'typescript-eslint';
import { expect, onTestFinished, vi } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { inFolder, lintFiles, readMessages } from '../docs/lintFiles';

const { configs } = tseslint;
const { resolve } = createRequire(import.meta.url);
const siteDir = `${import.meta.dirname}/../../..`;

/** The first statement of code. */
function statement(code: string): unknown {
  return parse(code).body[0];
}

/** The names of a preset's rules that are ours and on. */
function namesIn(preset: string): string[] {
  return Object.entries(plugin.configs[preset]?.rules ?? {})
    .filter(([name, value]) => name.startsWith('@') && value !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''));
}

/** Whether one of our rules takes options. */
async function lintWithOptions(
  rule: string,
  options: Record<string, unknown>,
  code: string,
): Promise<string[]> {
  return await lintFiles({
    files: {
      'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
      'cart.ts': code,
    },
    config: tsconfigRootDir => [
      configs.base,
      {
        files: ['**/*.ts'],
        languageOptions: { parserOptions: { project: true, tsconfigRootDir } },
        rules: { [`@typescript-eslint/${rule}`]: ['error', options] },
      },
    ],
  });
}

const added = [
  'declare const any: any, flag: boolean, none: null, pattern: RegExp;',
  "export const all = [any + 1, flag + '', none + '', pattern + '', 1 + ''];",
].join('\n');
const printed = [
  'declare const any: any, flag: boolean, none: null, pattern: RegExp;',
  'export const all = [`${any}`, `${flag}`, `${none}`, `${pattern}`];',
].join('\n');

describeClaims('blog/2023-07-09-announcing-typescript-eslint-v6.md', {
  'recommended-requiring-type-checking still works as another name for recommended-type-checked, so nothing breaks if you rename it later.':
    () =>
      expect(plugin.configs['recommended-requiring-type-checking']).toEqual(
        plugin.configs['recommended-type-checked'],
      ),
  'Without types, stylistic has 15 rules. Besides the ones from recommended, these are array-type, ban-tslint-comment, class-literal-property-style, consistent-generic-constructors, consistent-indexed-object-style, consistent-type-assertions, consistent-type-definitions, no-confusing-non-null-assertion, prefer-for-of, and prefer-function-type. Its typed version adds dot-notation, non-nullable-type-assertion-style, prefer-nullish-coalescing, prefer-optional-chain, and prefer-string-starts-ends-with.':
    () => {
      const stylistic = namesIn('stylistic');
      expect(stylistic).toHaveLength(15);
      expect(
        namesIn('stylistic-type-checked').filter(
          name => !stylistic.includes(name),
        ),
      ).toEqual([
        'dot-notation',
        'non-nullable-type-assertion-style',
        'prefer-nullish-coalescing',
        'prefer-optional-chain',
        'prefer-string-starts-ends-with',
      ]);
    },
  "Our presets also no longer turn off ESLint's valid-typeof for TypeScript files, so you'll see its reports.":
    async () => {
      const reports = await lintFiles({
        files: { 'cart.ts': "if (typeof globalThis === 'strnig') void 0;" },
        config: [
          { rules: { 'valid-typeof': 'error' } },
          ...configs.strict,
          ...configs.stylistic,
        ],
      });
      expect(reports).toEqual(['cart.ts 1:27 valid-typeof']);
    },
  "Four rules that were deprecated in v5 are gone. If your config still names one, ESLint reports Definition for rule '@typescript-eslint/no-parameter-properties' was not found in every file.":
    async () => {
      const rules = Object.fromEntries(
        [
          'no-duplicate-imports',
          'no-implicit-any-catch',
          'no-parameter-properties',
          'sort-type-union-intersection-members',
        ].map(name => [`@typescript-eslint/${name}`, 'error']),
      );
      const files = {
        '.eslintrc.json': JSON.stringify({
          root: true,
          extends: 'plugin:@typescript-eslint/base',
          rules,
        }),
        'a.ts': 'export {};',
        'b.ts': 'export {};',
      };
      await inFolder(files, async cwd => {
        const eslint = new TSESLint.LegacyESLint({
          cwd,
          resolvePluginsRelativeTo: siteDir,
        });
        const results = await eslint.lintFiles(['a.ts', 'b.ts']);
        for (const { messages } of results) {
          expect(messages.map(({ message }) => message)).toEqual(
            Object.keys(rules).map(
              rule => `Definition for rule '${rule}' was not found.`,
            ),
          );
        }
      });
    },
  'prefer-nullish-coalescing | Also looks at conditions, ternaries, and mixed operators | ignoreConditionalTests, ignoreTernaryTests, and ignoreMixedLogicalExpressions as true':
    async () => {
      const code = [
        'declare const a: string | null, b: string, c: boolean | null;',
        'declare let changed: string | null;',
        'changed ||= b;',
        'if (a || b) void 0;',
        "export const d = a !== null ? a : '';",
        'export const e = c || (a && b);',
      ].join('\n');
      const places = async (ignore: boolean) => {
        const reports = await lintWithOptions(
          'prefer-nullish-coalescing',
          {
            ignoreConditionalTests: ignore,
            ignoreTernaryTests: ignore,
            ignoreMixedLogicalExpressions: ignore,
          },
          code,
        );
        return reports.map(report => report.split(' ')[1]?.split(':')[0]);
      };
      expect(await places(false)).toEqual(['4', '5', '6']);
      expect(await places(true)).toEqual([]);
    },
  'restrict-plus-operands | Checks +=; accepts any, booleans, nullish values, regular expressions, and numbers next to strings | skipCompoundAssignments: true, and the five allow… options as false':
    async () => {
      const rule = 'restrict-plus-operands';
      expect(await lintWithOptions(rule, {}, added)).toEqual([]);
      const asInV5 = {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
        skipCompoundAssignments: true,
      };
      expect(await lintWithOptions(rule, asInV5, added)).toHaveLength(5);
      const compound =
        'let total = 3n;\nexport const f = (n: {}) => (total += n);';
      expect(await lintWithOptions(rule, {}, compound)).toHaveLength(1);
      expect(await lintWithOptions(rule, asInV5, compound)).toEqual([]);
    },
  'restrict-template-expressions | Accepts any, booleans, nullish values, and regular expressions | allowAny, allowBoolean, allowNullish, and allowRegExp as false':
    async () => {
      const rule = 'restrict-template-expressions';
      expect(await lintWithOptions(rule, {}, printed)).toEqual([]);
      const asInV5 = {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowRegExp: false,
      };
      expect(await lintWithOptions(rule, asInV5, printed)).toHaveLength(4);
    },
  'In your tests, where NODE_ENV is test, reading it prints a warning:': () => {
    const warnings = vi.spyOn(process, 'emitWarning').mockReturnValue();
    onTestFinished(() => {
      warnings.mockRestore();
      vi.unstubAllEnvs();
    });
    for (const [environment, count] of [
      ['test', 1],
      ['production', 0],
      [undefined, 0],
    ] as const) {
      warnings.mockClear();
      vi.stubEnv('NODE_ENV', environment);
      const node = statement(
        'new Map<string, number>()',
      ) as TSESTree.ExpressionStatement;
      expect(node.expression).toHaveProperty('typeParameters');
      void (node.expression as TSESTree.NewExpression).typeParameters;
      expect([environment, warnings.mock.calls.length]).toEqual([
        environment,
        count,
      ]);
    }
  },
  'A node of v6 has the new property even without type arguments, so a rule for both versions looks for its name first:':
    () => {
      for (const code of ['new Map()', 'load()', 'load`x`']) {
        const node = statement(code) as TSESTree.ExpressionStatement;
        expect(Object.keys(node.expression)).toContain('typeArguments');
      }
    },
  'namespace Shop.Cart {} | A TSModuleDeclaration inside another | One, whose id is a TSQualifiedName':
    () =>
      expect(statement('namespace Shop.Cart.Line {}')).toMatchObject({
        type: AST_NODE_TYPES.TSModuleDeclaration,
        id: {
          type: AST_NODE_TYPES.TSQualifiedName,
          left: { type: AST_NODE_TYPES.TSQualifiedName },
        },
        body: { type: AST_NODE_TYPES.TSModuleBlock },
      }),
  "typeof import('./cart') | TSImportType with isTypeOf | TSTypeQuery around a TSImportType":
    () =>
      expect(
        statement("type Cart = typeof import('./cart').total"),
      ).toMatchObject({
        typeAnnotation: {
          type: AST_NODE_TYPES.TSTypeQuery,
          exprName: { type: AST_NODE_TYPES.TSImportType },
        },
      }),
  'async, declare, and the like | true or undefined | true or false': () => {
    expect(statement('function f() {}')).toMatchObject({
      async: false,
      declare: false,
      generator: false,
    });
    expect(statement('class Cart { total = 1 }')).toMatchObject({
      abstract: false,
      declare: false,
      body: { body: [{ declare: false, optional: false, readonly: false }] },
    });
  },
  "Code that TypeScript's parser accepts but that's invalid now throws, such as abstract const total = 1. Tools that need a tree all the same can pass allowInvalidAST to typescript-estree.":
    () => {
      for (const code of [
        'abstract const total = 1',
        'async const total = 1',
        'public const total = 1',
      ]) {
        expect(() => parse(code)).toThrow(/modifier can(?:not| only)/);
        expect(parse(code, { allowInvalidAST: true }).body).toHaveLength(1);
      }
    },
  'All packages have an exports map. Paths such as @typescript-eslint/utils/dist/ts-eslint fail with Package subpath \'./dist/ts-eslint\' is not defined by "exports". Use @typescript-eslint/utils/ts-eslint.':
    () => {
      expect(() => resolve('@typescript-eslint/utils/dist/ts-eslint')).toThrow(
        'Package subpath \'./dist/ts-eslint\' is not defined by "exports"',
      );
      expect(() => resolve('@typescript-eslint/utils/ts-eslint')).not.toThrow();
    },
  'visitorKeys from other packages | Import them from @typescript-eslint/visitor-keys':
    () => {
      expect(parser).not.toHaveProperty('visitorKeys');
      expect(typescriptEstree).not.toHaveProperty('visitorKeys');
    },
  'isTypeReadonly from type-utils | Pass the program as the first argument':
    () =>
      expect(String(typeUtils.isTypeReadonly)).toMatch(
        /^function isTypeReadonly\(program, type/,
      ),
  'An option you set no longer exists, for example:': async () => {
    const eslint = new TSESLint.FlatESLint({
      overrideConfigFile: true,
      overrideConfig: [
        configs.base,
        {
          rules: {
            '@typescript-eslint/restrict-plus-operands': [
              'error',
              { checkCompoundAssignments: true },
            ],
          },
        },
      ],
    });
    await expect(eslint.calculateConfigForFile('a.js')).rejects.toThrow(
      'Value {"checkCompoundAssignments":true} should NOT have additional properties.',
    );
  },
  "The order of ours doesn't matter, with one exception: disable-type-checked comes last, since it turns rules off.":
    async () => {
      const presets = [
        configs.recommended,
        configs.recommendedTypeChecked,
        configs.strict,
        configs.strictTypeChecked,
        configs.stylistic,
        configs.stylisticTypeChecked,
      ];
      const rulesOf = async (overrideConfig: TSESLint.FlatConfig.ConfigArray) =>
        (
          (await new TSESLint.FlatESLint({
            overrideConfigFile: true,
            overrideConfig,
          }).calculateConfigForFile('a.ts')) as unknown as { rules: object }
        ).rules;
      for (const one of presets) {
        for (const other of presets) {
          expect(await rulesOf([...one, ...other])).toEqual(
            await rulesOf([...other, ...one]),
          );
        }
      }
      const off = configs.disableTypeChecked;
      const typed = configs.recommendedTypeChecked;
      expect(await rulesOf([...typed, off])).not.toEqual(
        await rulesOf([off, ...typed]),
      );
    },
  'No. recommended, strict, and stylistic work without it. The -type-checked presets need it, and find considerably more.':
    async () => {
      const files = { 'cart.ts': 'export default 3;' };
      for (const name of ['recommended', 'strict', 'stylistic'] as const) {
        expect(await readMessages({ files, config: configs[name] })).toEqual(
          [],
        );
        await expect(
          lintFiles({ files, config: configs[`${name}TypeChecked`] }),
        ).rejects.toThrow(
          'You have used a rule which requires parserServices to be generated',
        );
      }
    },
});
