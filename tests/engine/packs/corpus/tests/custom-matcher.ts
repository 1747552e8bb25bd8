import { expect, it } from 'vitest';

interface Custom<R = unknown> { toBeEven(): R }

declare module 'vitest' {
  interface Assertion<T = any> extends Custom<T> {}
}

expect.extend({
  toBeEven: (received: any) => ({ pass: received % 2 == 0, message: () => `${received} is odd` }),
});

it('is even', () => {
  expect(2).toBeEven();
});
