import { describe, expect, it } from 'vitest';
import { applyEdit } from './editBetween';
import { editBetween } from './editBetween';

describe('editBetween', () => {
  it.each([
    ['var a;', 'let a;'],
    ['a', 'aa'],
    ['aaa', 'aa'],
    ['abcabc', 'abc'],
    ['', 'a'],
    ['a', ''],
    ['', ''],
    ['same', 'same'],
  ])('turns "%s" into "%s"', (before, after) =>
    expect(applyEdit(before, editBetween(before, after))).toBe(after),
  );

  it('leaves alone what is the same at both ends', () =>
    expect(editBetween('one two three', 'one 2 three')).toEqual({
      range: [4, 7],
      text: '2',
    }));
});
