import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { NamingDecision } from '../linter/protocol';
import type { ExampleSession, ExampleState } from './exampleSession';
import { NamingPart } from './NamingPart';

const decision: NamingDecision = {
  subject: 'Variable name `a`',
  entries: [
    { entry: { selector: 'default' }, verdict: 'outranked' },
    { entry: { selector: 'variable' }, verdict: 'decides' },
  ],
};

it('says which entry decides about the name where the cursor rests', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const asked: number[] = [];
  const session: Partial<ExampleSession> = {
    decideNaming(offset) {
      asked.push(offset);
      return Promise.resolve(offset === 9 ? null : decision);
    },
  };
  const container = document.createElement('div');
  const root = createRoot(container);
  const moveTo = async (offset: number, isChecked = true): Promise<void> => {
    await act(async () => {
      root.render(
        <NamingPart
          session={session as ExampleSession}
          state={
            {
              isChecked,
              text: 'let a;',
              options: [],
            } as unknown as ExampleState
          }
          offset={offset}
        />,
      );
      await Promise.resolve();
    });
  };
  const status = () => container.querySelector('p')?.textContent;
  const rest = () => act(() => vi.advanceTimersByTimeAsync(200));

  await moveTo(4, false);
  await rest();
  expect(asked).toEqual([]);
  expect(status()).toMatch(/^Put the cursor on a name/);

  await moveTo(3);
  await moveTo(4);
  await rest();
  expect(asked).toEqual([4]);
  expect(status()).toBe('Variable name a: entry 2 of 2 decides.');
  expect(container.querySelectorAll('li')[1]?.textContent).toBe(
    '{"selector":"variable"}This entry decides.',
  );

  await moveTo(9);
  await rest();
  expect(status()).toMatch(/^Put the cursor on a name/);
  vi.useRealTimers();
});
