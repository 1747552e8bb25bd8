import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { UntypedImport } from '../../linter/protocol';
import { countShown } from '../analysis/analysisSelectors';
import { askLinter } from '../analysis/check';
import { fileNameOf } from '../state/sharedState';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { ProblemList } from './ProblemList';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

const zod: UntypedImport = {
  module: 'zod',
  names: ['z'],
  start: 0,
  end: 5,
  line: 1,
  column: 19,
  endLine: 1,
  endColumn: 24,
  notFound: [0],
  messages: [1, 2],
  typeDiagnostics: [],
};

const notFound = {
  code: 2307,
  category: 'error',
  message: "Cannot find module 'zod'.",
  start: 0,
  end: 5,
  line: 1,
  column: 19,
  endLine: 1,
  endColumn: 24,
} as const;

/** A list of three reports, of which the last two follow from an import, unless it's said otherwise. */
async function start(untyped: Partial<UntypedImport> = {}) {
  const store = createTestSession({ code: 'debugger;\n'.repeat(3) });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  await lastOf(linter.asked).answer({
    ...reportOn([1, 2, 3]),
    typeDiagnostics: [notFound],
    untypedImports: [{ ...zod, ...untyped }],
  });
  const { container } = await renderInPlayground(store, <ProblemList />);
  const lists = Array.from(container.querySelectorAll('ul'), list => ({
    label: list.getAttribute('aria-label'),
    rows: list.children.length,
  }));
  return { container, lists, store, session: store.get() };
}

it('groups what follows from an import without types, apart from what is true', async () => {
  const { container, lists, session } = await start();
  const said = "2 follow from 'zod', whose types aren’t here";
  expect(lists).toEqual([
    {
      label: '1 error, plus 2 that follow from imports without types',
      rows: 1,
    },
    { label: 'Imports without types', rows: 1 },
    { label: said, rows: 2 },
  ]);
  expect(container.querySelector('summary')?.textContent).toBe(said);
  expect(container.textContent).not.toContain('Cannot find module');
  expect(countShown(session)).toBe(1);
});

it('says an import once from which nothing follows', async () => {
  const { container, lists } = await start({ messages: [] });
  expect(container.querySelector('details')).toBeNull();
  expect(container.textContent).toContain("The types of 'zod' aren’t here");
  expect(lists[0]?.label).toBe('3 errors, plus 1 import without types');
});

it('adds a file with declarations to fill in', async () => {
  const { container, store } = await start();
  const label = 'Declare types of zod';
  act(() => {
    container
      .querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)
      ?.click();
  });
  const { shared } = store.get();
  expect(fileNameOf(shared)).toBe('zod.d.ts');
  expect(shared.code).toContain('export const z: unknown;');
});
