import { describe, expect, it } from 'vitest';
import { fence } from './describeState';

describe('fence', () => {
  it('is of three backticks, without an empty line before the last', () =>
    expect(fence('ts', 'let a;\n')).toBe('```ts\nlet a;\n```'));

  it('is longer than any run of backticks in the text', () =>
    expect(fence('ts', '```` `')).toBe('`````ts\n```` `\n`````'));

  it('copes with very many of them', () =>
    expect(fence('ts', '` '.repeat(300_000))).toMatch(/^```ts\n/));
});
