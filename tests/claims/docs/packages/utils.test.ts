import { createRequire } from 'node:module';
import * as parser from '@typescript-eslint/parser';
import {
  AST_NODE_TYPES,
  ASTUtils,
  ESLintUtils,
  TSESLint,
  type TSESTree,
  TSUtils,
} from '@typescript-eslint/utils';
import { expect, expectTypeOf } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';
import { runBlock } from '../../blog/pageCode';

const { resolve } = createRequire(import.meta.url);

/** The first expression statement's expression. */
function expression(code: string): TSESTree.Expression {
  const [statement] = parser.parse(code).body;
  if (statement?.type !== AST_NODE_TYPES.ExpressionStatement) {
    throw new Error(`${code} is no expression.`);
  }
  return statement.expression;
}

/** Lints a file with a rule that asks for the parser's services. */
function askForServices(
  config: TSESLint.Linter.ConfigType,
  allowWithoutTypes: boolean,
): unknown {
  const linter = new TSESLint.Linter();
  let program: unknown = 'not asked';
  linter.defineParser('typescript', parser);
  linter.defineRule('ask', {
    create(context) {
      // The overloads know `true` and `false` only.
      program = allowWithoutTypes
        ? ESLintUtils.getParserServices(context, true).program
        : ESLintUtils.getParserServices(context).program;
      return {};
    },
  });
  linter.verify('let total = 3;', { ...config, rules: { ask: 'error' } });
  return program;
}
const espree = { parserOptions: { ecmaVersion: 2022 } } as const;
const message =
  /You have used a rule which requires parserServices to be generated/;

describeClaims('docs/packages/utils.md', {
  'Nothing else can be imported: the package has an exports map, so @typescript-eslint/utils/dist/… fails. The map also lists eslint-utils/rule-tester, but the file behind it was removed in version 6.':
    () => {
      const { code } = failure(() =>
        resolve('@typescript-eslint/utils/dist/index.js'),
      );
      expect(code).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
      expect(
        failure(() =>
          resolve('@typescript-eslint/utils/eslint-utils/rule-tester'),
        ).code,
      ).toBe('MODULE_NOT_FOUND');
    },
  "With true as the second argument, it doesn't throw, and services.program is null:":
    () => {
      expect(() => askForServices({ parser: 'typescript' }, false)).toThrow(
        message,
      );
      expect(askForServices({ parser: 'typescript' }, true)).toBeNull();
    },
  "With another parser, such as ESLint's default, it throws in both cases.":
    () => {
      expect(() => askForServices(espree, true)).toThrow(message);
      expect(() => askForServices(espree, false)).toThrow(message);
    },
  'Objects are merged at any depth, arrays inside them are replaced, and neither argument is changed.':
    () => {
      const defaults = [{ a: { b: { c: [1], d: 1 } } }, 'always'] as const;
      const user = [{ a: { b: { c: [2, 3] } } }] as const;
      const before = JSON.stringify([defaults, user]);
      expect(
        ESLintUtils.applyDefault<readonly unknown[], readonly unknown[]>(
          defaults,
          user,
        ),
      ).toEqual([{ a: { b: { c: [2, 3], d: 1 } } }, 'always']);
      expect(JSON.stringify([defaults, user])).toBe(before);
    },
  "If it doesn't after all, the error says what was expected.": () => {
    const { MissingToken } = ESLintUtils.NullThrowsReasons;
    const text = MissingToken('semicolon', 'statement');
    expect(() => ESLintUtils.nullThrows(null, text)).toThrow(
      'Non-null Assertion Failed: Expected to find a semicolon for the statement.',
    );
    expect(ESLintUtils.nullThrows(0, text)).toBe(0);
  },
  'Compare node.type with a member of the enum, and TypeScript narrows the node:':
    () => {
      const { isPublic } = runBlock('docs/packages/utils.md', 'isPublic') as {
        isPublic: (member: TSESTree.ClassElement) => boolean;
      };
      const { body } = parser.parse(
        'abstract class Cart { id = 1; public load() {} static of() {} get due() { return 1 } abstract pay(): void; accessor sum = 1; private a = 1; protected b() {} #c = 1; protected abstract d: 1; static {} [key: string]: any }',
      );
      const members = (body[0] as TSESTree.ClassDeclaration).body.body;
      expect(members.map(member => isPublic(member))).toEqual([
        ...[true, true, true, true, true, true],
        ...[false, false, false, false, false, false],
      ]);
    },
  'isTypeAssertion is true for order as Order and <Order>order, and false for satisfies.':
    () => {
      const check = (code: string) =>
        ASTUtils.isTypeAssertion(expression(code));
      expect([
        check('order as Order'),
        check('<Order>order'),
        check('order satisfies Order'),
      ]).toEqual([true, true, false]);
    },
  'isOptionalCallExpression is true for the call inside order?.(), not for the ChainExpression around it.':
    () => {
      const chain = expression('order?.()') as TSESTree.ChainExpression;
      expect(ASTUtils.isOptionalCallExpression(chain)).toBe(false);
      expect(ASTUtils.isOptionalCallExpression(chain.expression)).toBe(true);
      const member = expression('order?.total()') as TSESTree.ChainExpression;
      expect(ASTUtils.isOptionalCallExpression(member.expression)).toBe(false);
    },
  'isCommentToken, the ones about punctuation, such as isCommaToken, and their negations throw instead.':
    () => {
      const throwing = Object.entries(ASTUtils).filter(([name, member]) => {
        const test = member as (token: null) => unknown;
        return (
          /^is[A-Z]/.test(name) && !takesMore.includes(name) && throws(test)
        );
      });
      const punctuation =
        /^is(?:Not)?(?:Arrow|Colon|Comma|Comment|Semicolon|(?:Opening|Closing)(?:Brace|Bracket|Paren))Token$/;
      expect(throwing).toHaveLength(22);
      expect(throwing.filter(([name]) => !punctuation.test(name))).toEqual([]);
    },
  'TSUtils.isArray(value) is Array.isArray with a better type: it narrows unknown to readonly unknown[], where the standard one yields any[].':
    () => {
      const value: unknown = [];
      if (TSUtils.isArray(value)) {
        expectTypeOf(value).toEqualTypeOf<readonly unknown[]>();
      }
      if (Array.isArray(value)) {
        // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what it is about
        expectTypeOf(value).toEqualTypeOf<any[]>();
      }
      expect(TSUtils.isArray(value)).toBe(true);
    },
});

/** These ask about more than a node or token, or return a predicate. */
const takesMore = [
  'isNodeOfType',
  'isNodeOfTypes',
  'isNodeOfTypeWithConditions',
  'isTokenOfTypeWithConditions',
  'isNotTokenOfTypeWithConditions',
  'isParenthesized',
  'isTokenOnSameLine',
];

function throws(test: (token: null) => unknown): boolean {
  try {
    test(null);
    return false;
  } catch {
    return true;
  }
}

function failure(run: () => unknown): NodeJS.ErrnoException {
  try {
    run();
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
  throw new Error('It did not fail.');
}
