import { expect, it } from 'vitest';
import { countProblems } from './describeAnalysis';
import type { Problem } from './problem';

function some(count: number, change: Partial<Problem>): Problem[] {
  return Array.from({ length: count }, () => ({
    source: 'ESLint',
    severity: 'error',
    message: '',
    code: undefined,
    messageId: undefined,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    key: '',
    proposals: [],
    ...change,
  }));
}

const errors = some(2, {});
const warnings = some(1, { severity: 'warning' });
const hints = some(3, { severity: 'info' });
const followers = some(1, { untyped: { module: 'zod', role: 'follower' } });

it.each([
  [[], 'No problems'],
  [warnings, '1 warning'],
  [[...warnings, ...errors], '2 errors and 1 warning'],
  [[...hints, ...warnings, ...errors], '2 errors, 1 warning and 3 hints'],
  [
    [...errors, ...followers],
    '2 errors, plus 1 that follows from imports without types',
  ],
])('counts by severity, with the right forms', (problems, words) =>
  expect(countProblems(problems)).toBe(words),
);
