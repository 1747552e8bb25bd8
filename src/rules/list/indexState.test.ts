import { describe, expect, it } from 'vitest';
import { formatState, isNarrowed, parseState } from './indexState';

const nothingAsked = { text: '', filters: {}, sort: 'name', descending: false };

describe('parseState', () => {
  it('asks for nothing where there is no query', () => {
    expect(parseState('')).toEqual(nothingAsked);
  });

  it('reads all that can be asked', () => {
    expect(
      parseState(
        '?q=a+promise&with=typed,fixable&without=deprecated&sort=-preset',
      ),
    ).toEqual({
      text: 'a promise',
      filters: { typed: 'with', fixable: 'with', deprecated: 'without' },
      sort: 'preset',
      descending: true,
    });
  });

  it('passes over what makes no sense', () => {
    expect(parseState('?with=lovely,&without=&sort=size&page=2')).toEqual(
      nothingAsked,
    );
  });
});

describe('formatState', () => {
  it.each([
    '',
    '?q=promise',
    '?q=void+0%26%2B',
    '?with=recommended,typed&without=strict,deprecated',
    '?sort=type',
    '?sort=-name',
    '?q=x&with=fixable&without=typed&sort=-preset',
  ])('writes "%s" as it was read', search => {
    expect(formatState(parseState(search))).toBe(search);
  });

  it('leaves out what is as it is without asking', () => {
    expect(formatState(parseState('?q=+&with=&sort=name'))).toBe('');
  });
});

it('knows whether rules may be left out', () => {
  expect(isNarrowed(parseState('?q=+&sort=type'))).toBe(false);
  expect(isNarrowed(parseState('?q=x'))).toBe(true);
  expect(isNarrowed(parseState('?without=typed'))).toBe(true);
});
