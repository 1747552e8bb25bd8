import { expect, it } from 'vitest';
import { readPurposes } from './readCosts';
import { readRules } from './readRules';

const names = readRules().map(({ name }) => name);

it('knows what every rule is for', () => {
  const groups = readPurposes(names);
  expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  for (const { name, rules } of groups) {
    expect(rules, name).toEqual([...new Set(rules)].sort());
  }
});

it('refuses a rule that is for nothing', () =>
  expect(() => readPurposes([...names, 'no-new-rule'])).toThrow(
    /rule-purposes\.json .* no-new-rule\. Add/,
  ));

it('refuses a rule that is gone', () =>
  expect(() => readPurposes(names.slice(1))).toThrow(
    `the plugin doesn't have: ${String(names[0])}`,
  ));
