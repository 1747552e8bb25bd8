import tslintMap from '@site/data/tslint-map.json';
import { describe, expect, it } from 'vitest';
import {
  matchTslintRule,
  noReplacement,
  replacementKinds,
  type TslintRule,
} from './tslintRule';

const fallThrough: TslintRule = {
  rule: 'no-switch-case-fall-through',
  replacements: [
    { kind: 'eslint', name: 'no-fallthrough' },
    { kind: 'compiler-option', name: 'noFallthroughCasesInSwitch' },
  ],
  note: 'A comment still allows it.',
};
const encoding: TslintRule = { rule: 'encoding', replacements: [] };

describe('text', () =>
  it.each([
    ['', true],
    ['  ', true],
    ['switch', true],
    ['No-FallThrough', true],
    ['nofallthroughcases', true],
    ['comment switch ', true],
    ['encoding', false],
    ['switch encoding', false],
  ])('"%s": %s', (text, expected) =>
    expect(matchTslintRule(fallThrough, { text, kind: '' })).toBe(expected),
  ));

describe('kind of replacement', () => {
  it.each([
    ['', true, true],
    ['eslint', true, false],
    ['compiler-option', true, false],
    ['formatter', false, false],
    [noReplacement, false, true],
  ])('"%s"', (kind, first, second) =>
    expect(
      [fallThrough, encoding].map(rule =>
        matchTslintRule(rule, { text: '', kind }),
      ),
    ).toEqual([first, second]),
  );

  it('is needed together with the text', () => {
    const filter = { text: 'switch', kind: noReplacement };
    expect(matchTslintRule(fallThrough, filter)).toBe(false);
  });

  it('can be chosen for every rule of the table', () => {
    const kinds = tslintMap.rules.flatMap(({ replacements }) =>
      replacements.map(({ kind }) => kind),
    );
    expect(Object.keys(replacementKinds).sort()).toEqual(
      [...new Set(kinds), noReplacement].sort(),
    );
  });
});
