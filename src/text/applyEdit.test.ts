import { describe, expect, it } from 'vitest';
import { applyEdit } from './editBetween';

describe('applyEdit', () => {
  it('replaces a range', () =>
    expect(applyEdit('abcdef', { range: [1, 3], text: 'X' })).toBe('aXdef'));

  it('leaves a byte order mark out, which ESLint places before the text', () =>
    expect(applyEdit('abc', { range: [-1, 0], text: '' })).toBe('abc'));
});
