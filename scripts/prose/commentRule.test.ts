import { Linter } from '@typescript-eslint/utils/ts-eslint';
import { expect, it } from 'vitest';
import { terminology } from './commentRule.mjs';

function found(code: string): unknown[] {
  const linter = new Linter();
  linter.defineRule('terminology', terminology);
  return linter
    .verify(code, { rules: { terminology: 'error' } })
    .map(({ line, column, message }) => [line, column, message]);
}

it('reads comments over the ends of their lines', () =>
  expect(found('/**\n * It runs by\n * itself.\n */\nrun(); // anew')).toEqual([
    [2, 12, expect.stringMatching(/^"by itself": write /)],
    [5, 11, expect.stringMatching(/^"anew": write /)],
  ]));

it('leaves code alone', () => expect(found("anew('anew');")).toEqual([]));
