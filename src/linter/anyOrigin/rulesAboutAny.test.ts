import { expect, it } from 'vitest';
import { describeOrigin } from './describe';
import { originKinds } from './mend';
import type { AnyOrigin } from './origin';
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
])('%s: %s', (ruleId, message, expected) => {
  expect(isAboutAny(ruleId, message)).toBe(expected);
});

it.each(originKinds)('%s is told in one sentence with its names', kind => {
  const place = { range: [0, 1] as [number, number], line: 1 };
  const origin = { kind, place, name: 'a.b', module: 'kit' } as AnyOrigin;
  expect(describeOrigin(origin)).toMatch(
    /^[^.]*(?:\.\w[^.]*)*\.(?: [^.]+\.)?$/,
  );
  expect(describeOrigin(origin)).not.toContain('undefined');
});
