import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { NodeGroup } from './NodeHint';
import { NodeHint } from './NodeHint';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (path: string) => path }));
vi.mock('@generated/nodes/default/groups.json', () => ({
  default: [
    {
      title: 'Nodes',
      nodes: [
        {
          name: 'VariableDeclarator',
          address: '/declarations#variabledeclarator',
          description: '',
          code: '',
          fieldTypes: { init: 'Expression | null' },
        },
        {
          name: 'Program',
          address: '/statements#program',
          description: '',
          code: '',
          fieldTypes: { body: 'Statement[]' },
        },
        {
          name: 'Literal',
          address: '/values#literal',
          description: '',
          code: '',
          fieldTypes: {},
        },
      ],
    },
  ] satisfies NodeGroup[],
}));

const hint = (texts: Record<string, string>, ...path: (number | string)[]) =>
  renderToStaticMarkup(
    <NodeHint path={path} textAt={at => texts[at.join('.')]} />,
  );
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');
const texts = {
  'body.0': 'VariableDeclarator',
  'body.0.init': 'Literal',
};

it('says the type of a field, and links to the nodes', () => {
  const html = hint(texts, 'body', 0, 'init');
  expect(textOf(html)).toBe(
    'Literal in VariableDeclarator.init: Expression | null',
  );
  expect(html).toContain('href="/values#literal"');
  expect(
    textOf(hint({ ...texts, 'body.0.init': 'null' }, 'body', 0, 'init')),
  ).toBe('VariableDeclarator.init: Expression | null');
});

it('takes an element of a list for its field', () =>
  expect(textOf(hint(texts, 'body', 0))).toBe(
    'VariableDeclarator in Program.body: Statement[]',
  ));

it('says nothing of what isn’t in the types', () =>
  expect(textOf(hint(texts, 'body', 0, 'range'))).toBe(''));
