import { expect, test } from 'vitest';
import { parseQuery } from './query';
import { Vocabulary } from './vocabulary';

function weightOfLastWord(query: string): number | undefined {
  return parseQuery(query, new Vocabulary(new Set(['cart']), new Set())).at(-1)
    ?.weight;
}

test('what a message quotes weighs less than its other words', () => {
  expect(weightOfLastWord('Reserved name cart')).toBe(1);
  expect(weightOfLastWord("Reserved name 'cart'")).toBeLessThan(1);
  expect(weightOfLastWord('Reserved name `cart`.')).toBeLessThan(1);
});

test('what is quoted weighs as much as other words where it is most of the query', () => {
  expect(weightOfLastWord('"the shopping cart"')).toBe(1);
  expect(weightOfLastWord("don't name it the shop's cart")).toBe(1);
});
