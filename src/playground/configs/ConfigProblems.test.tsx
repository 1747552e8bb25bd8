import { act } from 'react';
import { expect, it, vi } from 'vitest';
import {
  describeRemovedRules,
  describeRules,
} from '../../../plugins/playground/rules/describeRules';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { ConfigProblems } from './ConfigProblems';

it('mends a config with a button next to the problem', async () => {
  const store = createTestSession({
    eslintrc:
      '{ "rules": { "no-vra": "error", "no-shadow": "error", "@typescript-eslint/no-shadow": "error" } }',
  });
  store.set({
    knownRules: { rules: describeRules(), removed: describeRemovedRules() },
  });
  const { container } = await renderInPlayground(
    store,
    <ConfigProblems name="eslintrc" />,
  );
  const press = async (label: string) => {
    const button = await vi.waitFor(() => {
      const found = [...container.querySelectorAll('button')].find(
        each => each.textContent === label,
      );
      expect(found?.closest('li')?.textContent).toMatch(
        /^Line 1, column \d+: /,
      );
      return found;
    });
    await act(async () => {
      button?.click();
      await Promise.resolve();
    });
  };
  await press('Use "no-var"');
  await press('Turn "no-shadow" off');
  expect(store.get().shared.eslintrc).toBe(
    '{ "rules": { "no-var": "error", "no-shadow": "off", "@typescript-eslint/no-shadow": "error" } }',
  );
});
