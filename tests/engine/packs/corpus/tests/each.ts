import { describe, expect, it } from 'vitest';

describe.each([
  ['a', 1],
  ['b', 2],
])('%s', (letter, n) => {
  it('is numbered', () => {
    expect(letter!.charCodeAt(0) - 96).toBe(n as number);
  });
});

it.each`
  a | b
  ${1} | ${2}
`('$a', ({ a, b }) => {
  expect(a + 1).toBe(b);
});
