import { act } from 'react';
import { expect, it, vi } from 'vitest';
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

it('has the active row in the page, although it is scrolled out of sight', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const none = () => undefined;
  const { container, unmount } = await renderInPlayground(
    createTestSession(),
    <TreeView
      label="Tree"
      rows={rows}
      active="[3]"
      onActivate={none}
      onToggle={none}
      onPoint={none}
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
  vi.unstubAllGlobals();
});
