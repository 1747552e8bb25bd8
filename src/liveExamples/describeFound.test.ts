import { expect, it } from 'vitest';
import { describeFound } from './describeFound';
import type { ExampleState } from './exampleSession';

type Found = Pick<ExampleState, 'difference'> & {
  reports: number;
  typeErrors?: number;
};

it.each<[string, Found]>([
  ['No reports', { reports: 0 }],
  ['1 report', { reports: 1 }],
  ['2 reports, 1 compile error', { reports: 2, typeErrors: 1 }],
  [
    '2 more, 1 less: 3 reports',
    { reports: 3, difference: { more: 2, less: 1 } },
  ],
  ['1 less: No reports', { reports: 0, difference: { more: 0, less: 1 } }],
  ['No change: 1 report', { reports: 1, difference: { more: 0, less: 0 } }],
])('says "%s"', (words, { difference, reports, typeErrors = 0 }) => {
  const state = {
    difference,
    reports: Array.from({ length: reports }),
    typeErrors: Array.from({ length: typeErrors }),
  };
  expect(describeFound(state as unknown as ExampleState)).toBe(words);
});
