import { expect, test } from 'vitest';
import { readCode } from './codeShapes';

test.each([
  ['`${obj}`', 'restrict-template-expressions'],
  ["'' + 1", 'restrict-plus-operands'],
  ['!!', 'strict-boolean-expressions'],
  ['foo!.bar', 'no-non-null-assertion'],
  ['cart!!.total', 'no-extra-non-null-assertion'],
  ['cart?.total!', 'no-non-null-asserted-optional-chain'],
  ['total! ?? 0', 'no-non-null-asserted-nullish-coalescing'],
  ['cart && cart.total', 'prefer-optional-chain'],
  ['string[]', 'array-type'],
  ["cart['total']", 'dot-notation'],
  ['carts: Map<string, Cart> = new Map()', 'consistent-generic-constructors'],
  ["state = 'open' as 'open'", 'prefer-as-const'],
  ['export {}', 'no-useless-empty-export'],
  ['const x: any = 1', 'no-explicit-any'],
  ['const cart = JSON.parse(text)', 'no-unsafe-assignment'],
  ['cart as any', 'no-explicit-any'],
  ['delete carts[0]', 'no-array-delete'],
  ['export default class Cart {}', '/troubleshooting/'],
])('%s is what %s is about', (query, page) => {
  expect(readCode(query).pages[0]).toBe(page);
  expect(readCode(query).isAll).toBe(true);
});

test('code in a sentence is not all of it', () =>
  expect(readCode('what does cart!.total do')).toEqual({
    pages: ['no-non-null-assertion'],
    isAll: false,
  }));

test.each([
  'no-explicit-any',
  'arrays as parameters',
  'readonly arrays as function parameters',
  'why is async bad in a loop?',
  "don't return any value",
  'delete cart["total"] on save',
])('"%s" is not about code', query =>
  expect(readCode(query).isAll).toBe(false),
);
