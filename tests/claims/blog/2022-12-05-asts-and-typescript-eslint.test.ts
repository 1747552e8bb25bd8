import * as parser from '@typescript-eslint/parser';
import {
  parse,
  parseAndGenerateServices,
} from '@typescript-eslint/typescript-estree';
import {
  AST_NODE_TYPES,
  TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';
import prettier from 'prettier';
import ts from 'typescript';
import { expect } from 'vitest';
import { describeClaims } from '../../../scripts/claims/describeClaims';
import { type LintedProject, lintFiles } from '../docs/lintFiles';
import { runCode } from './pageCode';

const page = 'blog/2022-12-05-asts-and-typescript-eslint.md';
const line = 'const total: number = price * quantity;';

/** The types of ESTree's nodes, and the kinds of TypeScript's, from the outside in. */
function typesOf(code: string): { estree: string[]; typescript: string[] } {
  const estree: string[] = [];
  JSON.stringify(parse(code), (key, value: unknown) => {
    if (key === 'type') {
      estree.push(String(value));
    }
    return value;
  });
  const typescript: string[] = [];
  const visit = (node: ts.Node): void => {
    typescript.push(nameOf(node.kind));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('cart.ts', code, ts.ScriptTarget.Latest));
  return { estree, typescript };
}

/** The enum's own name for a kind, not one that marks a range of kinds. */
function nameOf(kind: ts.SyntaxKind): string {
  const names = Object.keys(ts.SyntaxKind).filter(
    name => ts.SyntaxKind[name as keyof typeof ts.SyntaxKind] === kind,
  );
  return names.find(name => !/^(?:First|Last)/.test(name)) ?? '';
}

/** A row of the table of differences: what one tree has, and what the other has. */
function row(code: string, estree: string[], typescript: string[]) {
  return () => {
    const types = typesOf(code);
    expect(types.estree).toEqual(expect.arrayContaining(estree));
    expect(types.typescript).toEqual(expect.arrayContaining(typescript));
  };
}

/** What a selector matches in code. */
function select(selector: string, code: string): string[] {
  const found: string[] = [];
  const linter = new TSESLint.Linter();
  linter.defineParser('typescript', parser);
  linter.defineRule('select', {
    create: ({ sourceCode }) => ({
      [selector]: (node: TSESTree.Node) => {
        found.push(sourceCode.getText(node));
      },
    }),
  });
  linter.verify(code, { parser: 'typescript', rules: { select: 'error' } });
  return found;
}

/** Lints a file with one of the post's rules. */
async function lintWith(
  name: string,
  code: string,
  parserOptions: Record<string, unknown> = {},
): Promise<string[]> {
  const rule = runCode(page, `${name}.mjs`)
    .default as TSESLint.LooseRuleDefinition;
  const project: LintedProject = {
    files: {
      'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
      'cart.ts': code,
    },
    config: tsconfigRootDir => [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser,
          parserOptions: { tsconfigRootDir, ...parserOptions },
        },
        plugins: { local: { rules: { [name]: rule } } },
        rules: { [`local/${name}`]: 'error' },
      },
    ],
  };
  return await lintFiles(project);
}

const cart =
  'interface Cart { total: number }\ndeclare const stored: string;\n';

describeClaims(page, {
  "To a computer, that's 39 characters.": () => expect(line).toHaveLength(39),
  "These are the tokens typescript-eslint's parser passes to ESLint, with the range of characters each covers:":
    () => {
      const { tokens } = parse(line, { range: true, tokens: true });
      expect(
        tokens.map(({ type, value, range: [start, end] }) =>
          [type, value, start, end].join(' '),
        ),
      ).toEqual([
        'Keyword const 0 5',
        'Identifier total 6 11',
        'Punctuator : 11 12',
        'Identifier number 13 19',
        'Punctuator = 20 21',
        'Identifier price 22 27',
        'Punctuator * 28 29',
        'Identifier quantity 30 38',
        'Punctuator ; 38 39',
      ]);
    },
  'At the colon in our line, it stops with "Unexpected token :".': () => {
    const [message] = new TSESLint.Linter().verify(line, {
      parserOptions: { ecmaVersion: 2022 },
    });
    expect(message?.message).toBe('Parsing error: Unexpected token :');
  },
  'For the same line, as ts.forEachChild visits it:': () =>
    expect(typesOf(line).typescript).toEqual([
      'SourceFile',
      'VariableStatement',
      'VariableDeclarationList',
      'VariableDeclaration',
      'Identifier',
      'NumberKeyword',
      'BinaryExpression',
      'Identifier',
      'AsteriskToken',
      'Identifier',
      'EndOfFileToken',
    ]),
  '(Some numbers have several names there: ts.SyntaxKind[node.kind] prints FirstStatement for a VariableStatement.)':
    () =>
      expect(ts.SyntaxKind[ts.SyntaxKind.VariableStatement]).toBe(
        'FirstStatement',
      ),
  'total += price | AssignmentExpression | BinaryExpression with a PlusEqualsToken':
    row(
      'total += price',
      ['AssignmentExpression'],
      ['BinaryExpression', 'PlusEqualsToken'],
    ),
  'price ?? 0 | LogicalExpression | BinaryExpression with a QuestionQuestionToken':
    row(
      'price ?? 0',
      ['LogicalExpression'],
      ['BinaryExpression', 'QuestionQuestionToken'],
    ),
  "cart['total'] | MemberExpression, computed | ElementAccessExpression": row(
    "cart['total']",
    ['MemberExpression'],
    ['ElementAccessExpression'],
  ),
  'cart?.total | MemberExpression in a ChainExpression | PropertyAccessExpression with a QuestionDotToken':
    row(
      'cart?.total',
      ['ChainExpression', 'MemberExpression'],
      ['PropertyAccessExpression', 'QuestionDotToken'],
    ),
  '(total) | Identifier | Identifier in a ParenthesizedExpression': row(
    '(total)',
    ['Program', 'ExpressionStatement', 'Identifier'],
    ['ParenthesizedExpression', 'Identifier'],
  ),
  'export const tax = 0.2 | VariableDeclaration in an ExportNamedDeclaration | VariableStatement with an ExportKeyword':
    row(
      'export const tax = 0.2',
      ['ExportNamedDeclaration', 'VariableDeclaration'],
      ['VariableStatement', 'ExportKeyword'],
    ),
  "a rule that doesn't know about function types sees an unused variable in the order of onPaid: (order: Order) => void.":
    async () => {
      const code =
        'export interface Order { onPaid: (order: Order) => void }\nexport const same = (a: number) => a === 1;\n';
      const lint = (rule: string) =>
        lintFiles({
          files: { 'cart.ts': code },
          config: [
            {
              files: ['**/*.ts'],
              languageOptions: { parser },
              rules: { [rule]: 'error', eqeqeq: 'error' },
            },
          ],
        });
      expect(await lint('no-unused-vars')).toEqual([
        'cart.ts 1:35 no-unused-vars',
      ]);
    },
  'TSAsExpression > CallExpression matches a call that is a direct child of an assertion.':
    () =>
      expect(
        select(
          'TSAsExpression > CallExpression',
          'load() as Cart; (read()) as Cart; open().total as number; -sum() as number;',
        ),
      ).toEqual(['load()', 'read()']),
  'CallExpression[optional=true] matches by a property.': () =>
    expect(
      select(
        'CallExpression[optional=true]',
        'load?.(); cart?.load(); cart.load?.();',
      ),
    ).toEqual(['load?.()', 'cart.load?.()']),
  'CallExpression.expression matches a call that its parent keeps in the property expression.':
    () =>
      expect(
        select(
          'CallExpression.expression',
          'load(); const a = read(); open()!; f(g());',
        ),
      ).toEqual(['load()', 'open()', 'f(g())']),
  "Parentheses make no difference: (JSON.parse(stored)) as Cart has the same tree. But the rule takes its selector literally. It misses JSON['parse'](stored) as Cart, where the property is a Literal with a value and not an Identifier with a name. And it doesn't know that await response.json() isn't any safer.":
    async () => {
      const reports = await lintWith(
        'no-asserted-json',
        [
          'JSON.parse(stored) as Cart;',
          '(JSON.parse(stored)) as Cart;',
          'JSON.parse(stored) as unknown;',
          'JSON.parse(stored) as unknown as Cart;',
          "JSON['parse'](stored) as Cart;",
          '(await response.json()) as Cart;',
          'load(JSON.parse(stored)) as Cart;',
        ].join('\n'),
      );
      expect(reports).toEqual([
        'cart.ts 1:1 local/no-asserted-json',
        'cart.ts 2:1 local/no-asserted-json',
      ]);
    },
  "In cart?.total, the ChainExpression and the MemberExpression inside it map to the same PropertyAccessExpression. A TSTypeAnnotation doesn't map to anything, since TypeScript has no node for the colon together with its type.":
    () => {
      const { ast, services } = parseAndGenerateServices(
        'cart?.total; let total: number;',
        {},
      );
      const { esTreeNodeToTSNodeMap: map } = services;
      const [chained, declaration] = ast.body as [
        TSESTree.ExpressionStatement,
        TSESTree.VariableDeclaration,
      ];
      const chain = chained.expression as TSESTree.ChainExpression;
      expect(chain.type).toBe(AST_NODE_TYPES.ChainExpression);
      expect(map.get(chain)).toBe(map.get(chain.expression));
      expect(ts.isPropertyAccessExpression(map.get(chain))).toBe(true);
      const annotation = declaration.declarations[0]?.id.typeAnnotation;
      expect(annotation && map.has(annotation)).toBe(false);
      expect(annotation && map.has(annotation.typeAnnotation)).toBe(true);
    },
  "The maps are always there, but the checker isn't.": () => {
    const { services } = parseAndGenerateServices(line, {});
    expect(services.program).toBeNull();
    expect(services.tsNodeToESTreeNodeMap).toHaveProperty('get');
  },
  "Now JSON['parse'](stored) as Cart and (await response.json()) as Cart are reported.":
    async () => {
      const code = [
        "JSON['parse'](stored) as Cart;",
        "(await (await fetch('/cart')).json()) as Cart;",
        'JSON.parse(stored) as unknown as Cart;',
        '({ total: 3 }) as Cart;',
        'export {};',
      ].join('\n');
      expect(
        await lintWith('no-asserted-any', cart + code, { project: true }),
      ).toEqual([
        'cart.ts 3:1 local/no-asserted-any',
        'cart.ts 4:2 local/no-asserted-any',
      ]);
    },
  'These two statements have equal trees:': () => {
    const shapeOf = (code: string) =>
      JSON.stringify(parse(code), (key, value: unknown) =>
        key === 'range' || key === 'loc' ? undefined : value,
      );
    expect(shapeOf('const receipt=chargeCard( order ,card );')).toBe(
      shapeOf('const receipt = chargeCard(\n    order,\n    card\n)'),
    );
  },
  "What the tree doesn't contain, Prettier takes from the source: comments, blank lines, and whether there's a line break after an object's {.":
    async () => {
      const format = (code: string) =>
        prettier.format(code, { parser: 'typescript' });
      for (const code of [
        'charge(order); // paid\n\nclose(order);\n',
        'charge(order);\nclose(order);\n',
        'charge({\n  order,\n});\n',
        'charge({ order });\n',
      ]) {
        expect(await format(code)).toBe(code);
      }
      expect(await format('charge(\n  order,\n);\n')).toBe('charge(order);\n');
    },
});
