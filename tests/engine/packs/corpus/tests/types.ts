import { assertType, expectTypeOf, it } from 'vitest';

it('has the right type', () => {
  const found = ['a'].find(Boolean);
  expectTypeOf(found).toEqualTypeOf<string | undefined>();
  expectTypeOf<any>().toBeAny();
  assertType<string>(found!);
});
