import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { changeShared } from '../state/changeSession';
import { createFakeLinter, lastOf } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { TypeQueries } from './EditorPane';

async function start(code: string) {
  const store = createTestSession({ code });
  const linter = createFakeLinter();
  store.set({ client: linter.client, status: { state: 'ready' } });
  const { container } = await renderInPlayground(store, <TypeQueries />);
  return { store, container, asked: linter.asked };
}

const answer = [{ line: 1, text: 'let a: any', end: 16 }];

describe('TypeQueries', () => {
  it('gives the answers to the editor, and lists them for screen readers', async () => {
    const { asked, container, store } = await start('let a;\n//  ^?');
    await act(() => lastOf(asked).answer(answer));
    expect(store.get().typeQueries).toEqual(answer);
    expect(container.textContent).toBe('Line 1: let a: any');
    act(() => changeShared(store, { code: 'let a;' }));
    expect(store.get().typeQueries).toEqual([]);
    expect(container.textContent).toBe('');
  });

  it('asks nothing about code without such comments', async () => {
    const { asked } = await start('let a;');
    expect(asked).toEqual([]);
  });
});
