import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeShared } from '../state/changeSession';
import { createFakeLinter, lastOf } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { SelectorFilter } from './SelectorFilter';

const match = { type: 'Identifier', range: [0, 1], path: [] };

async function start(esQuery: string) {
  const store = createTestSession({ code: 'a;', esQuery });
  const linter = createFakeLinter();
  store.set({ client: linter.client, status: { state: 'ready' } });
  const onFound = vi.fn();
  const { container } = await renderInPlayground(
    store,
    <SelectorFilter onFound={onFound} />,
  );
  return {
    store,
    linter,
    onFound,
    said: () => container.querySelector('[role="status"]')?.textContent,
    wait: () =>
      act(() => {
        vi.advanceTimersByTime(1_000);
      }),
    answer: async (answer: unknown) => {
      // What is waited for here, no fake clock moves.
      await act(async () => {
        void lastOf(linter.asked).answer(answer);
        await Promise.resolve();
      });
    },
    change: (esQuery: string) => act(() => changeShared(store, { esQuery })),
    type: (code: string) => act(() => changeShared(store, { code })),
    searchAgain: () =>
      act(() => {
        [...container.querySelectorAll('button')]
          .find(({ textContent }) => textContent === 'Search again')
          ?.click();
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a search', () => {
  it('says nothing before there is an answer, and that it goes on', async () => {
    const { said, wait, answer, change } = await start('Identifier');
    expect(said()).toBe('');
    wait();
    expect(said()).toBe('Searching …');
    await answer({ matches: [match] });
    expect(said()).toBe('1 match');
    change('');
    expect(said()).toBe('');
  });

  it('says where the first match is', async () => {
    const { answer, onFound } = await start('Identifier');
    await answer({ matches: [{ ...match, path: ['body', 0] }, match] });
    expect(onFound).toHaveBeenCalledExactlyOnceWith(['body', 0], true);
  });

  it('keeps what it found while the next one is short', async () => {
    const { store, said, wait, answer, type, change } =
      await start('Identifier');
    await answer({ matches: [match, match] });
    type('b;');
    change('Identifier[name]');
    expect(said()).toBe('2 matches');
    expect(store.get().highlights).toHaveLength(2);
    wait();
    expect(said()).toBe('Searching …');
    expect(store.get().highlights).toEqual([]);
    await answer({ matches: [] });
    expect(said()).toBe('0 matches');
  });

  it('says what is wrong with a selector', async () => {
    const { said, answer } = await start('[[');
    await answer({ error: 'Expected " "' });
    expect(said()).toBe('Expected " "');
  });

  it('is not begun again when it found no end, unless the reader wants it', async () => {
    const { linter, said, wait, answer, type, change, searchAgain } =
      await start('[a=/(a+)+$/]');
    await answer({ abandoned: 'It took more than 5 seconds.' });
    expect(said()).toBe(
      'The search with this selector did not finish. It took more than 5 seconds.',
    );
    type('b;');
    await act(() => Promise.resolve());
    wait();
    expect(linter.asked).toHaveLength(1);

    searchAgain();
    expect(linter.asked).toHaveLength(2);
    wait();
    expect(said()).toBe('Searching …');
    await answer({ abandoned: 'You stopped it.' });
    expect(said()).toContain('You stopped it.');

    change('Identifier');
    expect(linter.asked).toHaveLength(3);
    await answer({ matches: [] });
    expect(said()).toBe('0 matches');
  });
});
