import { act } from 'react';
import { expect, it } from 'vitest';
import type { PlaygroundRule } from '../../linter/protocol';
import { changeShared } from '../state/changeSession';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { FindRules } from './FindRules';

const rule: PlaygroundRule = {
  id: 'no-debugger',
  description: '',
  url: '',
  fixable: false,
  hasSuggestions: false,
  requiresTypeChecking: false,
  deprecated: false,
  entries: [],
  defaults: [],
  schema: [],
};

it('lists the rules that report something, deprecated ones left out', async () => {
  const rules = [rule, { ...rule, id: 'no-extra-semi', deprecated: true }];
  const store = createTestSession({ code: 'debugger;;' });
  const linter = createFakeLinter();
  store.set({ client: linter.client, knownRules: { rules, removed: [] } });
  const { container } = await renderInPlayground(store, <FindRules />);
  act(() => {
    container.querySelector('button')?.click();
  });
  const { messages } = reportOn([1]);
  await act(() =>
    lastOf(linter.asked).answer([
      { ruleId: 'no-debugger', messages },
      { ruleId: 'no-extra-semi', messages },
    ]),
  );
  expect(container.textContent).toContain('1 rule reports something.');
  expect(
    Array.from(container.querySelectorAll('li a'), link => link.textContent),
  ).toEqual(['no-debugger']);

  const status = () => container.querySelector('[role="status"]')?.textContent;
  const change = (shared: Parameters<typeof changeShared>[1]) => {
    act(() => changeShared(store, shared));
    return status();
  };
  const before = store.get().shared;
  // Rules run on their own, whatever the config says, and even while it says nothing.
  expect(change({ eslintrc: '{' })).toBe('1 rule reports something.');
  expect(change({ tsconfig: '{}' })).toContain('before your last change');
  expect(change(before)).toBe('1 rule reports something.');
  expect(change({ fileType: '.tsx' })).toContain('before your last change');
  expect(change(before)).toBe('1 rule reports something.');
  act(() => store.set({ client: createFakeLinter().client }));
  expect(status()).toContain('before your last change');
});
