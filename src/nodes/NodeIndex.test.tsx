import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { NodeGroup } from './NodeHint';
import { NodeIndex } from './NodeIndex';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('../navigation/StartReact', () => ({ StartReact: () => null }));
vi.mock('@generated/nodes/default/groups.json', () => ({
  default: [
    {
      title: 'Types in expressions',
      nodes: [
        {
          name: 'TSAsExpression',
          address: '/as',
          description: 'A value with a type, as in `as const`.',
          code: 'port as string',
          fieldTypes: {},
        },
        {
          name: 'TSNonNullExpression',
          address: '/non-null',
          description: 'A `!` after a value.',
          code: 'form!',
          fieldTypes: {},
        },
      ],
    },
    {
      title: 'Statements',
      nodes: [
        {
          name: 'IfStatement',
          address: '/if',
          description: 'A condition.',
          code: 'if (isReady) {',
          fieldTypes: {},
        },
      ],
    },
  ] satisfies NodeGroup[],
}));

it('lists all nodes, and those that a filter is about', () => {
  const container = document.createElement('div');
  document.body.append(container);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(container);
  act(() => root.render(<NodeIndex />));
  const shown = () =>
    [...container.querySelectorAll('tbody:not([hidden]) th')].map(
      cell => cell.textContent,
    );
  const filter = (text: string) =>
    act(() => {
      const field = container.querySelector('input');
      Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      )?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  expect(shown()).toEqual([
    'Types in expressions',
    'TSAsExpression',
    'TSNonNullExpression',
    'Statements',
    'IfStatement',
  ]);
  filter('AS const');
  expect(shown()).toEqual(['Types in expressions', 'TSAsExpression']);
  expect(container.querySelector('[role=status]')?.textContent).toBe('1 node');
  filter(' isReady');
  expect(shown()).toEqual(['Statements', 'IfStatement']);
  filter('while');
  expect(shown()).toEqual([]);
  act(() => root.unmount());
  container.remove();
});
