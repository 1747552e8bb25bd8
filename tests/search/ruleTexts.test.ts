import plugin from '@typescript-eslint/eslint-plugin';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRuleTexts } from '../../plugins/search/ruleTexts';
import type { SearchIndex } from '../../src/search/engine/searchIndex';
import { readBuiltIndex } from './builtIndex';

const names = Object.keys(plugin.rules);

let index: SearchIndex;

beforeAll(() => {
  index = readBuiltIndex();
});

function firstPaths(query: string, most: number): string[] {
  return index
    .search(query)
    .slice(0, most)
    .map(({ page }) => page.path);
}

/** Those of the words that don't lead to one of the rules, paired with what they lead to. */
function lost(rulesByWords: Map<string, string[]>): [string, string[]][] {
  return [...rulesByWords].flatMap(([words, rules]) => {
    const found = firstPaths(words, 3);
    return rules.some(rule => found.includes(`/rules/${rule}`))
      ? []
      : [[words, found] as [string, string[]]];
  });
}

function rulesBy(read: (rule: string) => string[]): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const name of names) {
    for (const words of read(name)) {
      rules.set(words, [...(rules.get(words) ?? []), name]);
    }
  }
  return rules;
}

describe('every rule is found first', () =>
  test.each([
    ['by its name', (name: string) => name],
    ['by its full name', (name: string) => `@typescript-eslint/${name}`],
    ['by its name with spaces', (name: string) => name.replaceAll('-', ' ')],
    ['by its name in one word', (name: string) => name.replaceAll('-', '')],
    [
      'by a line of a config',
      (name: string) => `'@typescript-eslint/${name}': 'error',`,
    ],
  ])('%s', (_, spell) =>
    expect(
      names.filter(name => firstPaths(spell(name), 1)[0] !== `/rules/${name}`),
    ).toEqual([]),
  ));

test('every message leads to a rule that has it', () => {
  const rules = rulesBy(name =>
    // A message of two words is as good as any two words.
    readRuleTexts(name).messages.filter(text => /\w+\W+\w+\W+\w+/.test(text)),
  );
  expect(lost(rules)).toEqual([]);
});

test('every option and message id leads to a rule that has it', () => {
  const rules = rulesBy(name =>
    readRuleTexts(name).names.filter(option => /[a-z][A-Z]/.test(option)),
  );
  expect(lost(rules)).toEqual([]);
});
