import { expect, it } from 'vitest';
import { nearestName } from './nearestName';

const names = [
  'camelcase',
  'eqeqeq',
  'no-floating-decimal',
  'no-namespace',
  'no-unused-vars',
  'no-var',
];

it.each([
  ['no-vra', 'no-var'],
  ['no-unsed-vars', 'no-unused-vars'],
  ['no_unused_vars', 'no-unused-vars'],
  ['eqeqe', 'eqeqeq'],
  ['NO-VAR', 'no-var'],
  ['no-floating-promises', undefined],
  ['camel-caps', undefined],
  ['namespaces', undefined],
  ['', undefined],
])('%o is near %o', (name, nearest) =>
  expect(nearestName(name, names)).toBe(nearest),
);
