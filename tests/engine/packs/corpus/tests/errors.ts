import { assert, expect, it } from 'vitest';

function parse(text: string) {
  if (!text) throw new TypeError('Empty');
  return JSON.parse(text);
}

it('throws', () => {
  expect(() => parse('')).toThrow(TypeError);
  try {
    parse('');
  } catch (error: any) {
    assert.equal(error.message, 'Empty');
  }
  assert(parse('1') === 1);
});
