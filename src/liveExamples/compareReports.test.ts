import { expect, it } from 'vitest';
import type { ShownReport } from '../examples/notes/notesOf';
import {
  compareReports,
  describeFound,
  type ReportDifference,
} from './compareReports';

const report = (line: number, message = 'No.'): ShownReport => ({
  message,
  messageId: 'no',
  line,
  column: 1,
  start: line * 10,
  end: line * 10 + 1,
  fix: { range: [0, 1], text: '' },
  suggestions: [],
});

it('says which reports come and which go, in the order of the code', () => {
  const { less, more, shown } = compareReports(
    [report(1), report(2), report(3)],
    [report(0), report(2), report(4)],
  );
  expect({ more, less }).toEqual({ more: 2, less: 2 });
  expect(shown.map(({ change, line }) => [line, change])).toEqual([
    [0, 'come'],
    [1, 'gone'],
    [2, undefined],
    [3, 'gone'],
    [4, 'come'],
  ]);
});

it('offers no fix of what is gone', () => {
  const [gone] = compareReports([report(1)], []).shown;
  expect(gone).not.toHaveProperty('fix');
});

it('tells reports at one place apart by their words, and counts each', () => {
  const { less, more } = compareReports(
    [report(1), report(1), report(2)],
    [report(1), report(2, 'Never.')],
  );
  expect({ more, less }).toEqual({ more: 1, less: 2 });
});

it('takes what came before for what was there', () => {
  const before = compareReports([], [report(1)]).shown;
  expect(compareReports(before, [report(1)])).toMatchObject({
    more: 0,
    less: 0,
  });
});

interface Found {
  difference?: ReportDifference;
  reports: number;
  typeErrors?: number;
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
])('says "%s"', (words, { difference, reports, typeErrors = 0 }) =>
  expect(
    describeFound({
      difference,
      reports: Array.from({ length: reports }),
      typeErrors: Array.from({ length: typeErrors }),
    }),
  ).toBe(words),
);
