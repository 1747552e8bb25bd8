import { describe, expect, it } from 'vitest';
import { readPageLink, writePageLink } from './pageLink';

describe('a link to the page', () => {
  it('says what it was written with', () => {
    const link = {
      part: 'compare',
      config: '{ "rules": { "no-var": "off" } } // für alle ✓',
      fields: { left: 'recommended', right: 'strict' },
    } as const;
    expect(readPageLink(writePageLink(link) ?? '')).toEqual(link);
  });

  it('is empty without anything to say', () => {
    expect(writePageLink({ part: undefined, config: '', fields: {} })).toBe('');
  });

  it('may be a mere anchor', () => {
    expect(readPageLink('#adopt')).toEqual({
      part: 'adopt',
      config: '',
      fields: {},
    });
  });

  it.each(['#config=%%%', '#check&left=%E0%A4%A', '#&&==&__proto__=1', '#x'])(
    'may be anything: %s',
    hash => {
      const { config, fields } = readPageLink(hash);
      expect(config).toBe('');
      expect(Object.values(fields).join('')).toBe('');
    },
  );

  it('is not written when it would be too long', () => {
    const config = Array.from({ length: 60_000 }, (_, index) =>
      (index * 7919).toString(36),
    ).join('');
    expect(
      writePageLink({ part: undefined, config, fields: {} }),
    ).toBeUndefined();
  });
});
