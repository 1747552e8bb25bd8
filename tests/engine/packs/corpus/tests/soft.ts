import { expect, it } from 'vitest';
import type { ExpectStatic, TestContext } from 'vitest';

function check(expectIt: ExpectStatic, value: unknown) {
  expectIt.soft(value).not.toBeNull();
}

it('checks', ({ expect: own, task }: TestContext) => {
  check(own, task.name as string);
  expect.assertions(1);
});
