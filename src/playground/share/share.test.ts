import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaygroundRule } from '../../linter/protocol';
import { askLinter } from '../analysis/check';
import type { SessionStore } from '../state/session';
import { createFakeLinter, lastOf, reportOn } from '../testing/fakeLinter';
import { createTestSession } from '../testing/testSession';
import { copyFlatConfig } from './share';

const rules = [
  { id: 'no-var', presets: [], entries: [], schema: { type: 'array' } },
] as unknown as PlaygroundRule[];

let copied: string | undefined;

beforeEach(() => {
  copied = undefined;
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => {
        copied = text;
        return Promise.resolve();
      },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start(eslintrc: string): SessionStore {
  const store = createTestSession({ eslintrc });
  store.set({ knownRules: { rules, removed: [] } });
  return store;
}

describe('copyFlatConfig', () => {
  const config = '{ "rules": { "no-var": "error" } }';

  it('waits for what the linter says of the config', async () => {
    const linter = createFakeLinter();
    const store = start(config);
    store.set({ client: linter.client });
    askLinter(store);
    const copying = copyFlatConfig(store);
    const error = { kind: 'crash', ruleId: 'no-var', message: 'Oh.' } as const;
    await lastOf(linter.asked).answer({ ...reportOn([]), errors: [error] });
    expect(await copying).toBe('eslint.config.mjs copied.');
    expect(copied).toContain('The rule "no-var" threw an error: Oh.');
    expect(copied).toContain("// 'no-var': 'error',");
  });

  it('does without a linter that does not answer', async () => {
    vi.useFakeTimers();
    const store = start(config);
    const copying = copyFlatConfig(store);
    await vi.runAllTimersAsync();
    expect(await copying).toBe('eslint.config.mjs copied.');
    expect(copied).toContain("rules: { 'no-var': 'error' }");
  });

  it('copies nothing of a config with errors, nor without the rules', async () => {
    const broken = start('{');
    await expect(copyFlatConfig(broken)).rejects.toThrow(
      'The config has errors.',
    );
    vi.useFakeTimers();
    const early = start(config);
    early.set({ knownRules: undefined });
    const copying = expect(copyFlatConfig(early)).rejects.toThrow(
      'still loading',
    );
    await vi.runAllTimersAsync();
    await copying;
    expect(copied).toBeUndefined();
  });
});
