import { expect, it } from 'vitest';
import { groupReports, placeOf, type ShownReport } from './notesOf';

const report = (
  line: number,
  rest: Partial<ShownReport> = {},
): ShownReport => ({
  message: 'Missing semicolon.',
  messageId: 'missing',
  line,
  column: 10,
  start: line * 10 - 1,
  end: line * 10,
  suggestions: [],
  ...rest,
});

it('says once what is said at several places', () => {
  const groups = groupReports([
    report(1),
    report(2, { message: 'Another.' }),
    report(3),
  ]);
  expect(groups.map(group => group.map(placeOf))).toEqual([
    ['1:10', '3:10'],
    ['2:10'],
  ]);
});

it('keeps rules apart that say the same', () =>
  expect(
    groupReports([report(1, { rule: 'semi' }), report(2, { rule: 'other' })]),
  ).toHaveLength(2));
