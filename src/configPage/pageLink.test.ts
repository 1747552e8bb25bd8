import fc from 'fast-check';
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

it('bears any address, and says again what it has read', () => {
  const part = fc.oneof(
    fc.constantFrom('check', 'compare', '&', '=', '%', 'config=', '__proto__'),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(part), parts => {
      const { fields, ...link } = readPageLink(`#${parts.join('')}`);
      // A field without a value isn't written.
      const filled = Object.fromEntries(
        Object.entries(fields).filter(([, value]) => value !== ''),
      );
      expect(
        readPageLink(writePageLink({ ...link, fields: filled }) ?? ''),
      ).toEqual({ ...link, fields: filled });
    }),
    { numRuns: 1000 },
  );
});
