import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { pluginPrefix } from '../packages/packages';
import { readRules } from '../rules/readRules';
import { offerPresets } from '.';

const offers = offerPresets(readRules());

it('counts what the package for flat configs turns on, under its names', () => {
  for (const { name, rules, typed } of offers) {
    expect([name, rules]).toEqual([name, countOn(name)]);
    expect([typed.name, typed.rules]).toEqual([
      typed.name,
      countOn(typed.name),
    ]);
    expect(rules).toBeLessThan(typed.rules);
  }
});

it('offers a strict preset that has all of the recommended one, as the page says', () => {
  const strict = rulesOn('strictTypeChecked');
  for (const rule of rulesOn('recommendedTypeChecked')) {
    expect(strict).toContain(rule);
  }
});

it('offers a stylistic preset that has other rules than the others, as the page says', () => {
  const stylistic = rulesOn('stylisticTypeChecked');
  for (const rule of rulesOn('strictTypeChecked')) {
    expect(stylistic).not.toContain(rule);
  }
});

it('names the file to change when a preset is gone', () =>
  expect(() => offerPresets([])).toThrow(
    'No rule is in the preset "recommended", which the home page offers. Update the names in plugins/home/index.ts.',
  ));

function countOn(name: string): number {
  return rulesOn(name).length;
}

/** The plugin's rules that a preset turns on. */
function rulesOn(name: string): string[] {
  const config = tseslint.configs[name as 'recommended'];
  const rules = Object.assign({}, ...config.map(part => part.rules)) as Record<
    string,
    unknown
  >;
  return Object.entries(rules)
    .filter(([id, entry]) => id.startsWith(pluginPrefix) && entry !== 'off')
    .map(([id]) => id);
}
