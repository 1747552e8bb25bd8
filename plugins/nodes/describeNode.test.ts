import { expect, it } from 'vitest';
import type { NodeFacts } from './nodeFacts';
import { describeNode, describeUnion } from './remark';

const addresses = new Map([
  ['Expression', '/unions#expression'],
  ['ClassBody', '/classes#classbody'],
]);
const facts: NodeFacts = {
  name: 'TSAsExpression',
  syntaxKinds: ['AsExpression'],
  fields: [
    {
      name: 'items',
      type: '(Expression | null)[]',
      seen: ['[`a` | b]', 'null'],
    },
    { name: 'old', type: 'string', seen: [], replacedBy: 'items' },
  ],
  unions: ['Expression'],
  parents: ['ClassBody.body'],
  rules: ['@typescript-eslint/prefer-as-const', 'no-var'],
  selectors: ['A > B'],
};

it('says in a table what fields hold, with links in their types', () => {
  const table = describeNode(facts, addresses).split('\n').slice(2, 4);
  expect(table).toEqual([
    String.raw`| ${'`items`'} | ${'`(`'}[${'`Expression`'}](/unions#expression) \| ${'`null)[]`'} | ${'`` [`a` \\| b] ``'}, ${'`null`'} |`,
    '| `old` | `string` | Deprecated: use `items`. |',
  ]);
});

it('lists where a node can be, and who listens to it', () =>
  expect(describeNode(facts, addresses).split('\n').slice(-4)).toEqual([
    '- **Made from:** `SyntaxKind.AsExpression`',
    '- **Where it can be:** [Expression](/unions#expression), [ClassBody.body](/classes#classbody)',
    '- **Rules that listen to it:** [prefer-as-const](/rules/prefer-as-const), [eslint/no-var](https://eslint.org/docs/v8.x/rules/no-var)',
    '- **Selectors in rules:** `A > B`',
  ]));

it('leaves out what there is none of', () => {
  const empty = {
    fields: [],
    rules: [],
    selectors: [],
    parents: [],
    unions: [],
  };
  expect(describeNode({ ...facts, ...empty }, addresses)).toBe(
    'It has no fields but those of [every node](/developers/nodes#every-node).\n\n- **Made from:** `SyntaxKind.AsExpression`',
  );
});

it('lists the members of a union, and its places', () =>
  expect(
    describeUnion(
      {
        name: 'Expression',
        members: ['ClassBody'],
        places: ['ClassBody.body'],
      },
      addresses,
    ),
  ).toBe(
    '[ClassBody](/classes#classbody)\n\nFound in: [ClassBody.body](/classes#classbody)',
  ));
