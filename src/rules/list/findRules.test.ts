import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ruleWords } from '../../../plugins/rules';
import { readRules } from '../../../plugins/rules/readRules';
import { chosenPresets } from '../presets/presetNames';
import { spellPreset } from '../presetSpelling';
import {
  findRules,
  type FoundRules,
  groupRules,
  isNewSince,
  matchRule,
  purposeId,
  sortRules,
} from './findRules';
import { noPreset, parseState } from './indexState';
import { ruleFixture } from './ruleFixture';

const rules = readRules();
const words = ruleWords();
const find = (search: string): FoundRules =>
  findRules(rules, parseState(search), words);

describe('presets', () => {
  const prefix = '@typescript-eslint/';

  /** The rules that the package's own preset turns on. */
  function rulesOf(preset: string): string[] {
    const configs: Record<string, unknown> = tseslint.configs;
    const settings = Object.assign(
      {},
      ...[configs[spellPreset(preset, 'flat')]]
        .flat()
        .map(config => (config as { rules?: object }).rules),
    ) as Record<string, unknown>;
    return rules
      .map(({ name }) => name)
      .filter(name => {
        const [severity] = [settings[prefix + name] ?? 'off'].flat();
        return severity !== 'off';
      });
  }

  it.each(chosenPresets)('%s has the rules of the package', preset => {
    const { names } = find(`?preset=${preset}&deprecated=shown`);
    expect(names.size).toBeGreaterThan(0);
    expect([...names]).toEqual(rulesOf(preset));
    expect([...find(`?q=${spellPreset(preset, 'flat')}`).names]).toEqual([
      ...names,
    ]);
  });

  it('knows which rules are in none', () => {
    const inSome = new Set(chosenPresets.flatMap(rulesOf));
    expect([...find(`?preset=${noPreset}&deprecated=shown`).names]).toEqual(
      rules.map(({ name }) => name).filter(name => !inSome.has(name)),
    );
  });
});

it('hides deprecated rules, and counts them', () => {
  const deprecated = rules.filter(rule => rule.deprecated).length;
  const { names, hidden } = find('');
  expect(names.size).toBe(rules.length - deprecated);
  expect(hidden).toBe(deprecated);
  expect(find('?q=indent+consistent')).toMatchObject({
    names: new Set(),
    hidden: 1,
  });
  expect(find('?deprecated=shown').hidden).toBe(0);
  expect(find('?with=deprecated').hidden).toBe(0);
});

describe('words', () => {
  it.each(['enum', 'enums'])('"%s" is one, in both forms', text => {
    const { names } = find(`?q=${text}`);
    expect([...names]).toContain('no-mixed-enums');
    expect([...names]).toContain('no-magic-numbers');
    // Its description has "enumerable" in other words.
    expect([...names]).not.toContain('no-for-in-array');
  });

  it('only have to start like what no rule has as a word', () =>
    expect([...find('?q=promi').names]).toEqual([...find('?q=promise').names]));
});

describe('typos', () => {
  it.each([
    ['floting', 'no-floating-promises'],
    ['explict any', 'no-explicit-any'],
    ['missused', 'no-misused-promises'],
    ['unnecesary condtion', 'no-unnecessary-condition'],
    ['nulish', 'prefer-nullish-coalescing'],
    ['awiat-thenable', 'await-thenable'],
  ])('"%s" finds %s', (text, name) => {
    const found = find(`?q=${encodeURIComponent(text)}`);
    expect([...found.names]).toContain(name);
    expect(found.isForgiving).toBe(true);
  });

  it('are not looked for where the words are found as they are', () =>
    expect(find('?q=floating')).toMatchObject({
      names: new Set(['no-floating-promises']),
      isForgiving: false,
    }));

  it('are not so many that anything is found', () =>
    expect(find('?q=kubernetes').names.size).toBe(0));
});

describe('says by which option or message a rule is found', () =>
  it.each([
    ['?q=ignoreVoid', 'no-floating-promises', 'ignoreVoid'],
    [
      '?q=signatures+should',
      'adjacent-overload-signatures',
      /^All .* adjacent/,
    ],
    ['?q=thenable+unexpected', 'await-thenable', /^Unexpected `await`/],
    ['?q=thenable', 'await-thenable', undefined],
    ['?q=strictTypeChecked+ignoreIIFE', 'no-floating-promises', 'ignoreIIFE'],
    ['?preset=strict', 'no-explicit-any', undefined],
  ])('%s: %s', (search, rule, line) => {
    const { foundBy } = find(search);
    if (line === undefined) {
      expect(foundBy.get(rule)).toBeUndefined();
    } else {
      expect(foundBy.get(rule)).toMatch(line);
    }
  }));

const typed = ruleFixture('a', {
  docs: { description: '', requiresTypeChecking: true },
  presets: [{ name: 'strict-type-checked', severity: 'error' }],
});
const formatting = ruleFixture('b', {
  type: 'layout',
  fixable: 'whitespace',
  deprecated: true,
});

it.each([
  ['', true, false],
  ['?deprecated=shown', true, true],
  ['?with=typed', true, false],
  ['?without=typed&deprecated=shown', false, true],
  ['?preset=strictTypeChecked', true, false],
  ['?preset=strict', false, false],
  ['?preset=none&deprecated=shown', false, true],
  ['?with=strict', true, false],
  ['?with=recommended', false, false],
  ['?without=recommended', true, false],
  ['?with=fixable,formatting,deprecated', false, true],
  ['?with=fixable', false, false],
  ['?without=suggestions,extension,stylistic', true, false],
])('filters by "%s"', (search, first, second) => {
  const state = parseState(search);
  expect([matchRule(typed, state), matchRule(formatting, state)]).toEqual([
    first,
    second,
  ]);
});

const ungrouped = ['a', 'b', 'c'].map(name => ruleFixture(name));
const purposes = [
  { name: 'Null and undefined', about: '', rules: ['b', 'c'] },
  { name: '`any`', about: '', rules: ['a', 'b'] },
];

const namesIn = (sort: 'name' | 'purpose', descending = false): string[] =>
  groupRules(ungrouped, { purpose: purposes }, { sort, descending }).map(
    group =>
      [group.purpose?.name, ...group.rules.map(({ name }) => name)].join(' '),
  );

it('lists all rules together', () =>
  expect(namesIn('name', true)).toEqual([' c b a']));

it('lists rules by what they are for, some more than once', () =>
  expect(namesIn('purpose')).toEqual(['Null and undefined b c', '`any` a b']));

it('gives groups addresses', () =>
  expect(purposes.map(purposeId)).toEqual([
    'for-null-and-undefined',
    'for-any',
  ]));

const inPreset = (name: string) => [{ name, severity: 'error' as const }];

const unsorted = [
  ruleFixture('a', { type: 'layout' }),
  ruleFixture('b', { presets: inPreset('stylistic') }),
  ruleFixture('c', {
    type: 'problem',
    presets: inPreset('recommended-type-checked'),
  }),
  ruleFixture('d', { presets: inPreset('strict') }),
];

it.each([
  ['', 'abcd'],
  ['?sort=-name', 'dcba'],
  ['?sort=preset', 'cdba'],
  ['?sort=-preset', 'abdc'],
  ['?sort=type', 'cbda'],
  ['?sort=-type', 'abdc'],
])('sorts by "%s": %s', (search, expected) => {
  const sorted = sortRules(unsorted, parseState(search));
  expect(sorted.map(rule => rule.name).join('')).toBe(expected);
});

it.each([
  ['7.1.0', '7.0', true],
  ['7.0.0', '7.0', false],
  ['6.21.0', '6.3', true],
  ['6.3.0', '6.21', false],
  ['7.3.0', '6.21', true],
  ['5.0.0', '6.21', false],
  ['1.0.0', undefined, true],
  [undefined, '7.0', false],
])('a rule of %s is new since %s: %s', (first, since, isNew) =>
  expect(isNewSince(first, since)).toBe(isNew),
);
