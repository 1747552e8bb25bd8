import { compressToEncodedURIComponent } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { decompress } from './decompress';

const texts = [
  '',
  'a',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'const a = 1;',
  'const schöne = "日本語 🎉";\n\t\0',
  ...Array.from({ length: 200 }, (_, seed) => pseudoRandomText(seed)),
];

describe('decompress', () => {
  it('unpacks what lz-string packs', () => {
    for (const text of texts) {
      expect(decompress(compressToEncodedURIComponent(text))).toEqual({ text });
    }
  });

  it('takes the spaces that a query makes of "+"', () => {
    const packed = texts
      .map(text => ({ text, packed: compressToEncodedURIComponent(text) }))
      .find(each => each.packed.includes('+'));
    expect(decompress(packed?.packed.replaceAll('+', ' ') ?? '').text).toBe(
      packed?.text,
    );
  });

  it('keeps the beginning of what was cut off', () => {
    const text = 'function first() {}\nfunction second() {}\n'.repeat(20);
    const packed = compressToEncodedURIComponent(text);
    const { text: rest, fault } = decompress(packed.slice(0, -20));
    expect(fault).toBe('truncated');
    expect(text.startsWith(rest)).toBe(true);
    expect(rest.length).toBeGreaterThan(40);
  });

  it('says that what it cannot read is damaged', () => {
    expect(decompress('%%%')).toEqual({ text: '', fault: 'damaged' });
    expect(decompress('')).toEqual({ text: '', fault: 'truncated' });
  });

  it('never throws, whatever it is given', () => {
    for (const text of texts) {
      expect(typeof decompress(text).text).toBe('string');
    }
  });

  it('stops where a text gets too long', () => {
    const packed = compressToEncodedURIComponent('a'.repeat(5_000));
    const { text, fault } = decompress(packed, 1_000);
    expect(fault).toBe('too-long');
    expect(text).toHaveLength(1_000);
  });
});

/** The same text for the same seed. */
function pseudoRandomText(seed: number): string {
  let state = seed + 1;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const alphabet = [4, 60, 500, 60_000][seed % 4] ?? 4;
  return Array.from({ length: next(900) }, () =>
    String.fromCharCode(next(alphabet) + 32),
  ).join('');
}
