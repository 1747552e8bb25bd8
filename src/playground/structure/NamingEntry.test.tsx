import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { NamingDecision } from '../../linter/protocol';
import { createFakeLinter, lastOf } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { NamingEntry } from './TypePanel';

async function start(rule: string) {
  const store = createTestSession({
    code: 'let a;',
    eslintrc: JSON.stringify({ rules: { [rule]: 'error' } }),
  });
  const linter = createFakeLinter();
  store.set({ client: linter.client, status: { state: 'ready' } });
  const { container } = await renderInPlayground(
    store,
    <NamingEntry offset={4} />,
  );
  return { container, asked: linter.asked };
}

const decision: NamingDecision = {
  subject: 'Variable name `a`',
  entries: [
    { entry: { selector: 'default' }, verdict: 'outranked' },
    { entry: { selector: 'variable' }, verdict: 'decides' },
  ],
};

describe('NamingEntry', () => {
  it('says which entry decides, and why the others don’t', async () => {
    const { asked, container } = await start(
      '@typescript-eslint/naming-convention',
    );
    expect(lastOf(asked)).toMatchObject({
      name: 'namingEntry',
      parameters: [4],
    });
    await act(() => lastOf(asked).answer(decision));
    expect(container.querySelector('dt')?.textContent).toBe(
      'Naming convention: Variable name a',
    );
    expect(
      Array.from(container.querySelectorAll('li'), item => item.textContent),
    ).toEqual([
      '{"selector":"default"}It would apply, but a more specific entry goes first.',
      '{"selector":"variable"}This entry decides.',
    ]);
  });

  it('says that no entry is for a name', async () => {
    const { asked, container } = await start(
      '@typescript-eslint/naming-convention',
    );
    await act(() =>
      lastOf(asked).answer({ ...decision, entries: [] } as NamingDecision),
    );
    expect(container.querySelector('dt')?.textContent).toBe(
      'Naming convention: Variable name a is checked by no entry',
    );
  });

  it('asks nothing where the config doesn’t name the rule', async () => {
    const { asked, container } = await start('no-var');
    expect(asked).toEqual([]);
    expect(container.textContent).toBe('');
  });
});
