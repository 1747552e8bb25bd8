import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { askLinter } from '../analysis/check';
import { changeShared } from '../state/changeSession';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { describeCount } from './describeAnalysis';
import { ProblemsPanel } from './ProblemsPanel';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

/** A panel whose last answer is about a config that has become broken since. */
async function startBroken(lines: readonly number[]) {
  const store = createTestSession({ code: 'debugger;' });
  const linter = createFakeLinter();
  store.set({ client: linter.client });
  askLinter(store);
  const error = { kind: 'config', ruleId: 'no-vra', message: 'No such rule.' };
  const diagnostic = { code: 5023, category: 'error', message: 'No option.' };
  await lastOf(linter.asked).answer({
    ...reportOn(lines),
    errors: [error],
    compilerOptionDiagnostics: [diagnostic],
  });
  const { container } = await renderInPlayground(store, <ProblemsPanel />);
  expect(container.textContent).toContain('no-vra');
  expect(container.textContent).toContain('No option.');
  act(() => changeShared(store, { eslintrc: '{' }));
  return { store, container };
}

describe('while a config has errors', () => {
  it('the problems are marked as old, and what was wrong with it is gone', async () => {
    const { container, store } = await startBroken([1]);
    expect(container.querySelectorAll('li')).toHaveLength(1);
    expect(container.querySelector('[data-old="true"]')).not.toBeNull();
    expect(container.textContent).toContain(
      'these are the problems from before',
    );
    expect(container.textContent).not.toContain('no-vra');
    expect(container.textContent).not.toContain('No option.');
    expect(describeCount(store.get())).toBe('');
    act(() => changeShared(store, { eslintrc: '{}' }));
    expect(container.querySelector('[data-old="true"]')).toBeNull();
  });

  it('no problems do not mean that there are none', async () => {
    const { container } = await startBroken([]);
    expect(container.textContent).toContain('nothing is checked');
    expect(container.textContent).not.toContain('No problems');
  });
});
