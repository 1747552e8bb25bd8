import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToolLink, writeToolLink } from './useToolState';

describe('a link to the page', () => {
  it('says what it was written with', () => {
    const link = {
      config: '{ "rules": { "no-var": "off" } } // für alle ✓',
      fields: { left: 'recommended', right: 'strict' },
    } as const;
    expect(readToolLink(writeToolLink(link) ?? '')).toEqual(link);
  });

  it('is empty without anything to say', () =>
    expect(writeToolLink({ config: '', fields: {} })).toBe(''));

  it('may name a part of the page that all tools were on', () => {
    expect(readToolLink('#adopt')).toEqual({ config: '', fields: {} });
    expect(readToolLink('#compare&left=strict')).toEqual({
      config: '',
      fields: { left: 'strict' },
    });
  });

  it.each(['#config=%%%', '#check&left=%E0%A4%A', '#&&==&__proto__=1', '#x'])(
    'may be anything: %s',
    hash => {
      const { config, fields } = readToolLink(hash);
      expect(config).toBe('');
      expect(Object.values(fields).join('')).toBe('');
    },
  );

  it('is not written when it would be too long', () => {
    const config = Array.from({ length: 60_000 }, (_, index) =>
      (index * 7919).toString(36),
    ).join('');
    expect(writeToolLink({ config, fields: {} })).toBeUndefined();
  });
});

it('bears any address, and says again what it has read', () => {
  const part = fc.oneof(
    fc.constantFrom('check', 'compare', '&', '=', '%', 'config=', '__proto__'),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(part), parts => {
      const { fields, ...link } = readToolLink(`#${parts.join('')}`);
      // A field without a value isn't written.
      const filled = Object.fromEntries(
        Object.entries(fields).filter(([, value]) => value !== ''),
      );
      expect(
        readToolLink(writeToolLink({ ...link, fields: filled }) ?? ''),
      ).toEqual({ ...link, fields: filled });
    }),
    { numRuns: 1000 },
  );
});
