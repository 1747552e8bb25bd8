import plugin from '@typescript-eslint/eslint-plugin';
import { expect, it } from 'vitest';
import { readRules } from './readRules';
import { deprecatedSince, historyOf } from './removedRules';

it('knows since when there is each rule', () => {
  for (const name of Object.keys(plugin.rules)) {
    expect(historyOf(name).since, name).toMatch(/^[1-7]\.\d+\.\d+$/);
  }
});

it('knows since when rules are deprecated', () => {
  for (const { deprecated, name } of readRules()) {
    if (deprecated) {
      expect(deprecatedSince(name), name).toMatch(/^[1-7]\.\d+\.\d+$/);
    }
  }
});

it('says what to do about a rule that it does not know', () =>
  expect(() => historyOf('no-such-rule')).toThrow(
    /data\/rule-history\.json.*"no-such-rule"/,
  ));
