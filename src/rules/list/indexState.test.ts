import { describe, expect, it } from 'vitest';
import { formatState, isNarrowed, parseState } from './indexState';

const nothingAsked = {
  text: '',
  filters: { deprecated: 'without' },
  sort: 'name',
  descending: false,
};

describe('parseState', () => {
  it('asks for all but deprecated rules where there is no query', () =>
    expect(parseState('')).toEqual(nothingAsked));

  it('reads all that can be asked', () =>
    expect(
      parseState(
        '?q=a+promise&preset=strictTypeChecked&with=typed,fixable&without=extension&deprecated=shown&sort=-preset',
      ),
    ).toEqual({
      text: 'a promise',
      preset: 'strict-type-checked',
      filters: { typed: 'with', fixable: 'with', extension: 'without' },
      sort: 'preset',
      descending: true,
    }));

  it.each([
    ['strict-type-checked', 'strict-type-checked'],
    ['strictTypeChecked', 'strict-type-checked'],
    ['none', 'none'],
    ['all', undefined],
  ])('reads the preset "%s" as %s', (written, preset) =>
    expect(parseState(`?preset=${written}`).preset).toBe(preset),
  );

  it.each([
    ['?with=deprecated', { deprecated: 'with' }],
    ['?without=deprecated', { deprecated: 'without' }],
    ['?with=recommended', { recommended: 'with', deprecated: 'without' }],
    ['?with=formatting', { formatting: 'with' }],
    [
      '?=recommended-xfixable',
      { recommended: 'with', fixable: 'without', deprecated: 'without' },
    ],
    ['?=xtypeInformation-deprecated', { typed: 'without', deprecated: 'with' }],
  ])('understands the older address "%s"', (search, filters) =>
    expect(parseState(search).filters).toEqual(filters),
  );

  it('passes over what makes no sense', () => {
    expect(
      parseState(
        '?with=lovely,&without=&preset=nice&since=new&sort=size&page=2',
      ),
    ).toEqual(nothingAsked);
    expect(
      parseState(
        '?sort=__proto__&with=constructor&preset=__proto__&since=__proto__',
      ),
    ).toEqual(nothingAsked);
  });
});

describe('formatState', () => {
  it.each([
    '',
    '?q=promise',
    '?q=void+0%26%2B',
    '?preset=recommendedTypeChecked',
    '?preset=none&with=fixable',
    '?since=6.21&with=fixable',
    '?with=recommended,typed&without=strict',
    '?with=deprecated',
    '?deprecated=shown',
    '?sort=type',
    '?sort=-name',
    '?q=x&preset=strict&with=fixable&without=typed&deprecated=shown&sort=-preset',
  ])('writes "%s" as it was read', search =>
    expect(formatState(parseState(search))).toBe(search),
  );

  it('leaves out what is as it is without asking', () =>
    expect(
      formatState(
        parseState('?q=+&preset=&with=&without=deprecated&sort=name'),
      ),
    ).toBe(''));
});

it.each([
  ['?q=+&sort=type', false],
  ['?without=deprecated', false],
  ['?deprecated=shown', false],
  ['?with=deprecated', true],
  ['?q=x', true],
  ['?preset=none', true],
  ['?without=typed', true],
])('knows whether "%s" leaves out rules in use: %s', (search, expected) =>
  expect(isNarrowed(parseState(search))).toBe(expected),
);
