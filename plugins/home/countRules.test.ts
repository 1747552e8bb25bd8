import { expect, it } from 'vitest';
import { readRules } from '../rules/readRules';
import { countRules } from '.';

it('counts no deprecated rule, and each group as a part of all', () => {
  const rules = readRules();
  const counts = countRules(rules);
  expect(counts.all).toBe(rules.filter(rule => !rule.deprecated).length);
  expect(counts.all).toBeLessThan(rules.length);
  for (const part of [counts.typed, counts.fixing, counts.suggesting]) {
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(counts.all);
  }
});
