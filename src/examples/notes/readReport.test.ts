import { expect, it } from 'vitest';
import { readReport } from './notesOf';

const report = {
  ruleId: 'semi',
  severity: 2,
  message: 'Missing semicolon.',
  nodeType: '',
  source: null,
} as const;

it.each([
  ['what is reported', { line: 2, column: 5, endLine: 2, endColumn: 6 }, 'b'],
  ['the last character of a line', { line: 1, column: 6 }, '1'],
  ['an empty range', { line: 1, column: 6, endLine: 1, endColumn: 6 }, '1'],
  ['a line break', { line: 1, column: 6, endLine: 2, endColumn: 1 }, '1'],
  ['where a line starts', { line: 2, column: 1 }, 'l'],
  ['all of the file', { line: 0, column: 0 }, 'a'],
])('marks %s', (_, place, marked) => {
  const code = 'a = 1\nlet b';
  const { start, end } = readReport(code, { ...report, ...place });
  expect(code.slice(start, end)).toBe(marked);
});
