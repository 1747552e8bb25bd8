import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as parser from '@typescript-eslint/parser';
import { parseAndGenerateServices } from '@typescript-eslint/typescript-estree';
import { ESLintUtils, TSESLint, type TSESTree } from '@typescript-eslint/utils';
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

describeClaims('docs/developers/custom-rules.md', {
  'It fixes the code by removing const:': () => {
    const { noConstEnum } = runBlock(
      'docs/developers/custom-rules.md',
      'noConstEnum',
    ) as { noConstEnum: TSESLint.AnyRuleModule };
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
