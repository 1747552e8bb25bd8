import { expect, it } from 'vitest';
import { parseSnippet, printValue } from './parseSnippet';

const parse = (code: string, type: string, language = 'ts') =>
  parseSnippet(type, { type: 'code', value: code }, language);

function treeOf(code: string, type: string): string[] {
  const { tree = '' } = parse(code, type);
  return tree.replaceAll(/<mark>(\w+)<\/mark>/g, '*$1').split('\n');
}

it('finds the nodes of a type, and what TypeScript calls them', () => {
  const code = 'const port = (value as string) as Port;';
  const { kinds, nodes } = parse(code, 'TSAsExpression');
  expect(nodes.map(({ range }) => code.slice(...range))).toEqual([
    '(value as string) as Port',
    'value as string',
  ]);
  expect(kinds).toEqual(['AsExpression']);
  expect(parse('let a: any;', 'TSTypeAnnotation').kinds).toEqual([]);
});

it('reads JSX by the language, and says what isn’t TypeScript', () => {
  expect(parse('<br />;', 'JSXElement', 'tsx').nodes).toHaveLength(1);
  expect(() => parse('let = ;', 'Program')).toThrow(
    /^Program: .*expected.* Here: let = ;$/,
  );
});

it('draws the tree around a node, and what is in it', () =>
  expect(treeOf('const port = env.PORT as string;', 'TSAsExpression')).toEqual([
    'VariableDeclarator',
    '├ id: Identifier port',
    '└ init: *TSAsExpression',
    '   ├ expression: MemberExpression …',
    '   └ typeAnnotation: TSStringKeyword',
  ]));

it('folds what is in its children', () =>
  expect(
    treeOf('f(a.b.c, [1, 2, 3], (x, y, z) => 1)', 'CallExpression'),
  ).toEqual([
    'ExpressionStatement',
    '└ expression: *CallExpression',
    '   ├ callee: Identifier f',
    '   ├ arguments[0]: MemberExpression …',
    '   ├ arguments[1]: ArrayExpression …',
    '   └ arguments[2]: ArrowFunctionExpression …',
  ]));

it('prints what fields hold', () => {
  const code = 'const [a, , b] = /x/.exec(text);';
  const { nodes } = parse(code, 'ArrayPattern');
  expect(printValue(nodes[0]?.elements)).toBe('[ a, null, b ]');
  expect(printValue(nodes[0])).toBe('[a, , b]');
  expect(
    [undefined, null, 'x', 10n, /x/u, { raw: 'a' }].map(value =>
      printValue(value),
    ),
  ).toEqual(['undefined', 'null', "'x'", '10n', '/x/u', "{ raw: 'a' }"]);
  expect(printValue('a'.repeat(40))).toHaveLength(28);
});

it('escapes what is in the code', () =>
  expect(treeOf("f('<b>');", 'CallExpression')).toContain(
    "   └ arguments[0]: Literal '&lt;b&gt;'",
  ));
