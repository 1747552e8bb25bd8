import { expect, it } from 'vitest';
import { isAboutAny } from './rulesAboutAny';

it.each([
  ['@typescript-eslint/no-unsafe-call', 'Unsafe call.', true],
  [
    '@typescript-eslint/restrict-plus-operands',
    'Operands must be numbers. Got `number` and `any`.',
    true,
  ],
  [
    '@typescript-eslint/restrict-plus-operands',
    'Operands must be numbers. Got `number` and `string`.',
    false,
  ],
  ['@typescript-eslint/strict-boolean-expressions', 'Too many values.', false],
  ['no-unsafe-call', 'Unsafe call of an `any` value.', false],
])('%s: %s', (ruleId, message, expected) =>
  expect(isAboutAny(ruleId, message)).toBe(expected),
);
