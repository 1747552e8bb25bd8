import { expect, test } from 'vitest';

import { count } from './reports.mjs';

test.each([
  ['all passed', [3, 0, true], { passed: 3, failed: 0 }],
  ['some failed', [3, 2, false], { passed: 3, failed: 2 }],
  ['a file could not be loaded', [3, 0, false], { passed: 3, failed: 1 }],
  ['no test ran', [0, 0, true], { passed: 0, failed: 1 }],
] as const)('%s', (_, [passed, failed, succeeded], expected) => {
  expect(count(passed, failed, succeeded)).toEqual(expected);
});
