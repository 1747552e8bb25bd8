import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as parser from '@typescript-eslint/parser';
import { parseAndGenerateServices } from '@typescript-eslint/typescript-estree';
import {
  ESLintUtils,
  type ParserServicesWithTypeInformation,
  TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';
import ts from 'typescript';
import { expect, expectTypeOf } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { runBlock } from '../../blog/pageCode';
import { inFolder } from '../lintFiles';

const load = createRequire(import.meta.url);

/** Lints code with a rule, which gets options. */
function lint(
  rule: TSESLint.AnyRuleModule,
  code: string,
  options: unknown[] = [],
): TSESLint.Linter.LintMessage[] {
  const linter = new TSESLint.Linter();
  linter.defineParser('typescript', parser);
  linter.defineRule('rule', rule);
  return linter.verify(code, {
    parser: 'typescript',
    rules: { rule: ['error', ...options] },
  });
}

/** Asks about the types of a file's type aliases, by their names. */
async function askAboutTypes(
  code: string,
  ask: (types: Record<string, ts.Type>, checker: ts.TypeChecker) => void,
): Promise<void> {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
    'types.ts': code,
  };
  await inFolder(files, async folder => {
    await Promise.resolve();
    const { ast, services } = parseAndGenerateServices(code, {
      filePath: `${folder}/types.ts`,
      project: true,
      tsconfigRootDir: folder,
    });
    const { program } = services;
    if (!program) {
      throw new Error('No types');
    }
    const types = (ast.body as TSESTree.TSTypeAliasDeclaration[]).map(
      ({ id, typeAnnotation }) => [
        id.name,
        services.getTypeAtLocation(typeAnnotation),
      ],
    );
    ask(
      Object.fromEntries(types) as Record<string, ts.Type>,
      program.getTypeChecker(),
    );
  });
}

const page = 'docs/developers/custom-rules.md';

/** What the context of a rule had in ESLint 8. */
const removed = [
  'getScope',
  'getAncestors',
  'getDeclaredVariables',
  'markVariableAsUsed',
];

describeClaims(page, {
  'It fixes the code by removing const:': () => {
    const { noConstEnum } = runBlock(page, 'noConstEnum') as {
      noConstEnum: TSESLint.AnyRuleModule;
    };
    const fixed = [
      'export const enum Size { S }',
      'declare const enum Size { S }',
      'const\n// S and M\nenum Size { S }',
      'const /* sizes */ enum Size { S }',
    ].map(code => {
      const range = lint(noConstEnum, code)[0]?.fix?.range;
      return range && code.slice(0, range[0]) + code.slice(range[1]);
    });
    expect(fixed).toEqual([
      'export enum Size { S }',
      'declare enum Size { S }',
      '// S and M\nenum Size { S }',
      '/* sizes */ enum Size { S }',
    ]);
    expect(lint(noConstEnum, 'enum Size { S } const size = 1;')).toEqual([]);
  },
  'ESLint throws if a rule reports either one without the matching meta entry.':
    () => {
      const meta = {
        type: 'problem',
        messages: { found: 'Found.' },
        schema: [],
      } as const;
      const fix: TSESLint.ReportFixFunction = fixer =>
        fixer.insertTextBeforeRange([0, 0], ' ');
      const reporting = (
        report: Pick<TSESLint.ReportDescriptor<'found'>, 'fix' | 'suggest'>,
      ) =>
        ESLintUtils.RuleCreator.withoutDocs({
          meta,
          defaultOptions: [],
          create: context => ({
            Program(node) {
              context.report({ node, messageId: 'found', ...report });
            },
          }),
        });
      expect(() => lint(reporting({ fix }), 'f();')).toThrow(
        'Fixable rules must set the `meta.fixable` property',
      );
      const suggest = [{ messageId: 'found', fix }] as const;
      expect(() => lint(reporting({ suggest }), 'f();')).toThrow(
        'Rules with suggestions must set the `meta.hasSuggestions` property',
      );
      expect(lint(reporting({}), 'f();')).toHaveLength(1);
    },
  "Objects are merged property by property, at any depth. Arrays are replaced as a whole: with functions: ['request'], the rule no longer checks fetch.":
    () => {
      expect(
        ESLintUtils.applyDefault<readonly object[], readonly object[]>(
          [{ functions: ['fetch'], limits: { timeout: 5000, retries: 3 } }],
          [{ functions: ['request'], limits: { retries: 1 } }],
        ),
      ).toEqual([
        { functions: ['request'], limits: { timeout: 5000, retries: 1 } },
      ]);
    },
  'context.options has only what the user wrote, without the defaults.': () => {
    const seen: unknown[] = [];
    const rule = ESLintUtils.RuleCreator.withoutDocs<
      [{ a?: number; b?: number }],
      never
    >({
      meta: {
        type: 'problem',
        messages: {},
        schema: [{ type: 'object' }],
      } as never,
      defaultOptions: [{ a: 1 }],
      create(context, options) {
        seen.push(context.options, options);
        return {};
      },
    });
    lint(rule, '', [{ b: 2 }]);
    expect(seen).toEqual([[{ b: 2 }], [{ a: 1, b: 2 }]]);
  },
  'checker.isTypeAssignableTo(source, target), in the typings since TypeScript 5.4':
    () => {
      expectTypeOf<ts.TypeChecker>().toHaveProperty('isTypeAssignableTo');
      expect(ts.version).toMatch(/^5\.4\./);
    },
  'Date | null has the flag Union, and neither of the flags of its members.':
    async () => {
      await askAboutTypes(
        'type Due = Date | null; type Flag = string | undefined;',
        ({ Due, Flag }) => {
          for (const type of [Due, Flag]) {
            expect(type?.flags).toBe(ts.TypeFlags.Union);
          }
        },
      );
    },
  "ESLint doesn't validate settings, so their type is unknown:": () => {
    expectTypeOf<
      TSESLint.SharedConfigurationSettings[string]
    >().toEqualTypeOf<unknown>();
    const { readFunctions } = runBlock(page, 'readFunctions') as {
      readFunctions: (context: object) => string[];
    };
    const functions = ['request'];
    const read = [{}, { acme: {} }, { acme: { functions } }].map(settings =>
      readFunctions({ settings }),
    );
    expect(read).toEqual([['fetch'], ['fetch'], functions]);
  },
  'JSON.stringify(node) throws, because each node refers to its parent.':
    () => {
      const rule: TSESLint.AnyRuleModule = {
        defaultOptions: [],
        meta: { type: 'problem', messages: {}, schema: [] },
        create: () => ({
          Identifier(node) {
            expect(() => JSON.stringify(node)).toThrow('circular structure');
          },
        }),
      };
      expect(lint(rule, 'cart;')).toEqual([]);
    },
  'The scope manager leads from a name to its import:': () => {
    const { importedFrom } = runBlock(page, 'importedFrom') as {
      importedFrom: (
        sourceCode: Readonly<TSESLint.SourceCode>,
        node: TSESTree.Identifier,
      ) => string | undefined;
    };
    const found: unknown[] = [];
    const rule: TSESLint.AnyRuleModule = {
      defaultOptions: [],
      meta: { type: 'problem', messages: {}, schema: [] },
      create: ({ sourceCode }) => ({
        'CallExpression > Identifier.arguments'(node: TSESTree.Identifier) {
          found.push(importedFrom(sourceCode, node));
        },
      }),
    };
    lint(
      rule,
      "import a, { b as c } from './x'; import * as d from 'y'; import { type E } from './z'; f(a, c, d, E, f, g); { const c = 1; f(c); } function f() {}",
    );
    expect(found).toEqual([
      './x',
      './x',
      'y',
      './z',
      undefined,
      undefined,
      undefined,
    ]);
  },
  'The symbol of an import is only an alias: getAliasedSymbol follows it to the declaration, and throws if you pass it any other symbol.':
    async () => {
      const { declaredIn } = runBlock(page, 'declaredIn') as {
        declaredIn: (
          services: ParserServicesWithTypeInformation,
          node: TSESTree.Identifier,
        ) => string | undefined;
      };
      const code =
        "import { price as sum } from './index'; export const own = 1; use(sum, own, missing);";
      const files = {
        'tsconfig.json': '{}',
        'index.ts': "export * from './prices';",
        'prices.ts': 'export const price = 3;',
        'cart.ts': code,
      };
      await inFolder(files, async folder => {
        await Promise.resolve();
        const { ast, services } = parseAndGenerateServices(code, {
          filePath: `${folder}/cart.ts`,
          project: true,
          tsconfigRootDir: folder,
        });
        const statement = ast.body.at(-1) as TSESTree.ExpressionStatement;
        const names = (statement.expression as TSESTree.CallExpression)
          .arguments as TSESTree.Identifier[];
        const withTypes = services as ParserServicesWithTypeInformation;
        expect(names.map(name => declaredIn(withTypes, name))).toEqual([
          `${folder}/prices.ts`,
          `${folder}/cart.ts`,
          undefined,
        ]);
        const own = names[1] && withTypes.getSymbolAtLocation(names[1]);
        expect(
          () => own && withTypes.program.getTypeChecker().getAliasedSymbol(own),
        ).toThrow('Should only get Alias here');
      });
    },
  'context.sourceCode and context.filename exist in both. ESLint 9 no longer has context.getScope(), getAncestors(), getDeclaredVariables(), and markVariableAsUsed(): use the methods of context.sourceCode.':
    () => {
      const { Linter } = load('eslint-9') as {
        Linter: new () => {
          verify: (code: string, config: object[]) => unknown[];
        };
      };
      const names: string[] = [];
      const create = (context: Record<string, unknown>) => {
        const { sourceCode } = context;
        for (const name of ['sourceCode', 'filename', ...removed]) {
          if (name in context) {
            names.push(name);
          }
          if (name in (sourceCode as object)) {
            names.push(`sourceCode.${name}`);
          }
        }
        return {};
      };
      new Linter().verify('', [
        {
          plugins: { acme: { rules: { look: { create } } } },
          rules: { 'acme/look': 'error' },
        },
      ]);
      expect(names).toEqual([
        'sourceCode',
        'filename',
        ...removed.map(name => `sourceCode.${name}`),
      ]);
      const { peerDependencies } = load(
        '@typescript-eslint/utils/package.json',
      ) as { peerDependencies: unknown };
      expect(peerDependencies).toEqual({ eslint: '^8.56.0' });
    },
  "It's assignable to everything but never, so isTypeAssignableTo says yes to nearly any question about it.":
    async () => {
      await askAboutTypes(
        'type Any = any; type Text = string; type Cart = { a: 1 }; type Never = never; type Unknown = unknown;',
        ({ Any, ...others }, checker) => {
          const answers = Object.entries(others).map(([name, type]) => [
            name,
            Any && checker.isTypeAssignableTo(Any, type),
          ]);
          expect(Object.fromEntries(answers)).toEqual({
            Text: true,
            Cart: true,
            Never: false,
            Unknown: true,
          });
        },
      );
    },
  'checker.isArrayType(type), checker.isTupleType(type), in the typings since TypeScript 5.0':
    async () => {
      const typings = (name: string) =>
        readFileSync(load.resolve(`${name}/lib/typescript.d.ts`), 'utf8');
      for (const method of ['isArrayType(', 'isTupleType(']) {
        expect(typings('typescript-4.7')).not.toContain(method);
        expect(typings('typescript-5.0')).toContain(method);
      }
      await askAboutTypes(
        'type List = readonly string[]; type Pair = [a: string, b?: number]; type Either = string[] | number[];',
        ({ List, Pair, Either }, checker) => {
          const answers = [List, Pair, Either].map(
            type =>
              type && [checker.isArrayType(type), checker.isTupleType(type)],
          );
          expect(answers).toEqual([
            [true, false],
            [false, true],
            [false, false],
          ]);
        },
      );
    },
});
