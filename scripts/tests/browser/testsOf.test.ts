import { expect, test } from 'vitest';
import { askedAnnotation } from '../../../tests/askedAnnotation.mjs';
import type { PlaywrightSpec } from '../reports.mjs';
import { testsOf } from './testsOf.mjs';

function spec(title: string, status: string, tries = 1): PlaywrightSpec {
  return {
    title,
    file: 'search.spec.ts',
    line: 7,
    tags: [],
    tests: [
      {
        expectedStatus: status === 'skipped' ? 'skipped' : 'passed',
        status,
        annotations: [
          { type: 'issue', description: 'https://example.com' },
          { type: askedAnnotation, description: '/search /search.json' },
        ],
        results: Array.from({ length: tries }, () => ({ errors: [] })),
      },
    ],
  };
}

test('names tests as lists for the test runner do, with what they asked for', () => {
  expect(
    testsOf({
      suites: [
        {
          title: 'search.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [{ title: 'offline', specs: [spec('finds', 'expected')] }],
        },
      ],
    }),
  ).toEqual(
    ['search.spec.ts › opens', 'search.spec.ts › offline › finds'].map(
      name => ({
        name,
        spec: 'tests/e2e/search.spec.ts',
        passed: true,
        asked: ['/search', '/search.json'],
      }),
    ),
  );
});

test.each([
  ['unexpected', 1],
  ['flaky', 2],
  ['skipped', 1],
  ['expected', 2],
])(
  'a test that is %s after %i tries has not passed at once',
  (status, tries) => {
    const suites = [{ title: '', specs: [spec('opens', status, tries)] }];
    expect(testsOf({ suites })).toMatchObject([{ passed: false }]);
  },
);

test('a test that lists can’t name is left out', () => {
  const suites = [{ title: '', specs: [spec('Docs › Rules', 'expected')] }];
  expect(testsOf({ suites })).toEqual([]);
});
