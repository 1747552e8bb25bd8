import { describe, expect, it } from 'vitest';
import { searchPages } from './searchPages';

const floating = {
  path: '/rules/no-floating-promises',
  title: 'no-floating-promises',
  description: 'Require Promise-like statements to be handled.',
};
const misused = {
  path: '/rules/no-misused-promises',
  title: 'no-misused-promises',
  description: 'Disallow Promises where no one waits, floating or not.',
};

describe('searchPages', () => {
  it('finds pages that have every word, in any case and order', () => {
    expect(searchPages([floating, misused], 'HANDLED promise')).toEqual([
      floating,
    ]);
  });

  it('puts pages with the words in their title first', () => {
    expect(searchPages([misused, floating], 'floating')).toEqual([
      floating,
      misused,
    ]);
  });

  it('finds nothing for a query without words', () => {
    expect(searchPages([floating], '   ')).toEqual([]);
  });
});
