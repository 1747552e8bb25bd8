import * as parser from '@typescript-eslint/parser';
import {
  parseAndGenerateServices,
  simpleTraverse,
} from '@typescript-eslint/typescript-estree';
import {
  AST_NODE_TYPES,
  type ParserServicesWithTypeInformation,
  TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';
import type ts from 'typescript';
import { inFolder } from '../../lintFiles';

/** Lints code with a rule, which gets options. */
export function lint(
  rule: TSESLint.AnyRuleModule,
  code: string,
  options: unknown[] = [],
): TSESLint.Linter.LintMessage[] {
  return linterOf(rule).verify(code, {
    parser: 'typescript',
    parserOptions: {
      ecmaFeatures: { jsx: code.includes('/>') },
      sourceType: 'module',
    },
    rules: { rule: ['error', ...options] },
  });
}

/** Fixes code with a rule that reports the nodes of a selector, in as many passes as ESLint takes. */
export function fixNodes(
  code: string,
  selector: string,
  fix: (
    fixer: TSESLint.RuleFixer,
    sourceCode: Readonly<TSESLint.SourceCode>,
    node: never,
  ) => TSESLint.RuleFix | readonly TSESLint.RuleFix[],
): string {
  const rule: TSESLint.AnyRuleModule = {
    defaultOptions: [],
    meta: {
      type: 'problem',
      fixable: 'code',
      messages: { found: 'Found.' },
      schema: [],
    },
    create: ({ report, sourceCode }) => ({
      [selector](node: TSESTree.Node) {
        report({
          node,
          messageId: 'found',
          fix: fixer => fix(fixer, sourceCode, node as never),
        });
      },
    }),
  };
  return linterOf(rule).verifyAndFix(
    code,
    {
      parser: 'typescript',
      parserOptions: { sourceType: 'module' },
      rules: { rule: 'error' },
    },
    {},
  ).output;
}

function linterOf(rule: TSESLint.AnyRuleModule): TSESLint.Linter {
  const linter = new TSESLint.Linter();
  linter.defineParser('typescript', parser);
  linter.defineRule('rule', rule);
  return linter;
}

/** What is said about each node of a selector, in the order in which ESLint comes to them. */
export function askAboutNodes<Answer>(
  code: string,
  selector: string,
  ask: (node: never, sourceCode: Readonly<TSESLint.SourceCode>) => Answer,
): Answer[] {
  const answers: Answer[] = [];
  const messages = lint(
    {
      defaultOptions: [],
      meta: { type: 'problem', messages: {}, schema: [] },
      create: ({ sourceCode }) => ({
        [selector](node: TSESTree.Node) {
          answers.push(ask(node as never, sourceCode));
        },
      }),
    },
    code,
  );
  if (messages.length > 0) {
    throw new Error(messages.map(({ message }) => message).join());
  }
  return answers;
}

/** Services, and the arguments of the call of `use` in a file. */
export interface TypedFile {
  services: ParserServicesWithTypeInformation;
  call: TSESTree.CallExpression;
  nodes: TSESTree.Expression[];
  folder: string;
}

/**
 * Asks about the arguments of the first call of `use` in a file.
 *
 * @param others other files by their names
 */
export async function askAboutArguments<Answer>(
  code: string,
  ask: (file: TypedFile) => Answer,
  others: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const files = {
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "target": "es2022", "moduleResolution": "node" }, "include": ["*.ts"] }',
    'cart.ts': code,
    ...others,
  };
  return await inFolder(files, async folder => {
    await Promise.resolve();
    const { ast, services } = parseAndGenerateServices(code, {
      filePath: `${folder}/cart.ts`,
      project: true,
      tsconfigRootDir: folder,
    });
    const calls: TSESTree.CallExpression[] = [];
    simpleTraverse(ast, {
      visitors: {
        [AST_NODE_TYPES.CallExpression](node) {
          const call = node as TSESTree.CallExpression;
          if (
            call.callee.type === AST_NODE_TYPES.Identifier &&
            call.callee.name === 'use'
          ) {
            calls.push(call);
          }
        },
      },
    });
    const [call] = calls;
    if (!call) {
      throw new Error('No call');
    }
    return ask({
      services: services as ParserServicesWithTypeInformation,
      call,
      nodes: call.arguments as TSESTree.Expression[],
      folder,
    });
  });
}

/** Asks about the types of a file's type aliases, by their names. */
export async function askAboutTypes(
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
