import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { TreeView } from './TreeView';
import type { TreeRow } from './useTree';

const rows = Array.from({ length: 500 }, (_, index): TreeRow => {
  const key = JSON.stringify([index]);
  return {
    key,
    entry: { name: index, kind: 'value', text: 'x', size: 0 },
    level: 1,
    position: index + 1,
    siblings: 500,
    expanded: false,
  };
});

const none = () => undefined;

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = none;
      disconnect = none;
    },
  );
});

// The next file has what the document has.
afterAll(() => {
  vi.unstubAllGlobals();
});

it('has the active row in the page, although it is scrolled out of sight', async () => {
  const { container, unmount } = await renderInPlayground(
    createTestSession(),
    <TreeView
      label="Tree"
      rows={rows}
      active="[3]"
      onActivate={none}
      onToggle={none}
    />,
  );
  const tree = container.querySelector('[role=tree]');
  const active = () =>
    document.getElementById(tree?.getAttribute('aria-activedescendant') ?? '');
  expect(active()?.textContent).toContain('3: x');
  act(() => {
    if (tree) {
      tree.scrollTop = 8_000;
      tree.dispatchEvent(new Event('scroll', { bubbles: true }));
    }
  });
  expect(container.querySelectorAll('[role=treeitem]').length).toBeLessThan(60);
  expect(tree?.textContent).toContain('300: x');
  expect(active()?.textContent).toContain('3: x');
  await unmount();
});

it.each([
  ['ArrowLeft', 'second child', 'parent'],
  ['ArrowLeft', 'grandchild', 'first child'],
  ['ArrowRight', 'parent', 'first child'],
  ['ArrowDown', 'grandchild', 'second child'],
  ['ArrowUp', 'second child', 'grandchild'],
  ['Home', 'grandchild', 'parent'],
  ['End', 'parent', 'second child'],
])('%s leads from the %s to the %s', async (key, from, to) => {
  const levels = {
    parent: 1,
    'first child': 2,
    grandchild: 3,
    'second child': 2,
  };
  const onActivate = vi.fn<(row: TreeRow) => void>();
  const { container, unmount } = await renderInPlayground(
    createTestSession(),
    <TreeView
      label="Tree"
      rows={Object.entries(levels).map(([name, level]) => ({
        key: name,
        entry: { name, kind: 'value', text: 'x', size: level < 3 ? 1 : 0 },
        level,
        position: 1,
        siblings: 1,
        expanded: ['parent', 'first child'].includes(name),
      }))}
      active={from}
      onActivate={onActivate}
      onToggle={none}
    />,
  );
  container
    .querySelector('[role=tree]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(onActivate.mock.calls.map(([row]) => row.key)).toEqual([to]);
  await unmount();
});
