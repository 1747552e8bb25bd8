import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { ConfigComparison, PlaygroundRule } from '../../linter/protocol';
import { changeShared } from '../state/changeSession';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { ComparePanel, presetConfigs } from './ComparePanel';

const strict = presetConfigs.find(({ label }) => label === 'strict');

async function start(compared = '') {
  const store = createTestSession({ code: 'debugger;', compared });
  const linter = createFakeLinter();
  store.set({ client: linter.client, status: { state: 'ready' } });
  const { container } = await renderInPlayground(store, <ComparePanel />);
  return {
    store,
    container,
    asked: linter.asked,
    status: () => container.querySelector('[role="status"]')?.textContent,
  };
}

const [report] = reportOn([1]).messages;

const comparison: ConfigComparison = {
  onlyHere: [],
  onlyThere: report ? [report] : [],
  both: report ? [[report, { ...report, severity: 1 }]] : [],
  settings: [{ ruleId: 'no-debugger', here: 'off', there: 'error' }],
  errors: [],
};

const quotes: PlaygroundRule = {
  id: 'quotes',
  description: '',
  url: '/quotes',
  fixable: true,
  hasSuggestions: false,
  requiresTypeChecking: false,
  deprecated: false,
  entries: [],
  schema: { items: [{ enum: ['single', 'double'] }] },
  defaults: [],
};

describe('ComparePanel', () => {
  it('asks for nothing before there is a config to compare with', async () => {
    const { asked, status, store } = await start();
    expect(asked).toEqual([]);
    expect(status()).toMatch(/^See what another config would report/);
    act(() => changeShared(store, { compared: strict?.text ?? '' }));
    expect(lastOf(asked)).toMatchObject({
      name: 'compare',
      parameters: [{ extends: ['plugin:@typescript-eslint/strict'] }],
    });
  });

  it('tells apart what is reported with one and with both', async () => {
    const { asked, container, status } = await start(strict?.text);
    expect(status()).toBe('Comparing …');
    await act(() => lastOf(asked).answer(comparison));
    expect(status()).toBe('1 more, 0 fewer with strict.');
    expect(
      Array.from(container.querySelectorAll('h2'), each => each.textContent),
    ).toEqual(['Only with strict (1)', 'With both (1)']);
    expect(container.textContent).toContain(
      'an error with yours, a warning with the other',
    );
    expect(container.textContent).toContain('1 rule is set differently');
  });

  it('shows no answer about one preset under the name of another', async () => {
    const { asked, container, status, store } = await start(strict?.text);
    await act(() => lastOf(asked).answer(comparison));
    const other = presetConfigs.find(({ label }) => label === 'recommended');
    act(() => changeShared(store, { compared: other?.text ?? '' }));
    expect(status()).toBe('Comparing …');
    expect(container.querySelector('h2')).toBeNull();
    await act(() => lastOf(asked).answer(comparison));
    expect(status()).toBe('1 more, 0 fewer with recommended.');
  });

  it('says where a config of one’s own is wrong', async () => {
    const { asked, container } = await start('{\n  "rules": [\n}');
    expect(asked).toEqual([]);
    expect(container.querySelector('textarea')?.value).toContain('"rules"');
    expect(container.querySelector('li')?.textContent).toMatch(
      /^Line \d, column \d: /,
    );
  });

  it('says what a rule’s option has to be, not what ESLint’s schema says', async () => {
    const { asked, container, store } = await start(
      '{ "rules": { "quotes": ["error", 7] } }',
    );
    act(() => store.set({ knownRules: { rules: [quotes], removed: [] } }));
    const message = 'Key "quotes": Value 7 should be equal to one of the';
    await act(() =>
      lastOf(asked).answer({
        ...comparison,
        errors: [{ kind: 'config', ruleId: 'quotes', message }],
      }),
    );
    expect(container.querySelector('li')?.textContent).toMatch(
      /^Line 1, column 34: quotes: This has to be "single" or "double"\./,
    );
    expect(container.textContent).not.toContain('Value 7');
  });
});
