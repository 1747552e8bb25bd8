import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ExampleState } from './exampleSession';
import { useStatusWords } from './useStatusWords';

type Found = Pick<ExampleState, 'difference'> & {
  reports: number;
  typeErrors?: number;
};

function Status({ difference, reports, typeErrors = 0 }: Found) {
  const say = useStatusWords();
  const state = {
    difference,
    reports: Array.from({ length: reports }),
    typeErrors: Array.from({ length: typeErrors }),
  };
  return say(state as unknown as ExampleState);
}

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
])('says "%s"', (words, found) => {
  expect(renderToStaticMarkup(<Status {...found} />)).toBe(words);
});
