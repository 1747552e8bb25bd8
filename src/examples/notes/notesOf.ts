import type { Mark } from '../../highlight/markedHtml';
import { markId, messageTextId, type Note } from '../exampleData';
import {
  groupBy,
  groupReports,
  messageKey,
  placeOf,
  type ShownReport,
} from './groupReports';
import { noteOf, type SourceCode } from './noteOf';

/** Code, and what is reported in it. */
export interface CodeWithReports extends SourceCode {
  /** In the order of the code. */
  reports: readonly ShownReport[];
  /** Start of the ids of marks and messages, of its own on the page. */
  id: string;
}

/** The lines at which something is reported, from 1. */
export function linesWith(reports: readonly ShownReport[]): number[] {
  return [...new Set(reports.map(({ line }) => line))].sort((a, b) => a - b);
}

/** What is said at the lines of code. What is said at several with the same words is said at the first of them. */
export function notesOf(input: CodeWithReports): Note[] {
  const lineNumbers = linesWith(input.reports);
  const groups = groupReports(input.reports).map((group, index) => ({
    group,
    number: index + 1,
  }));
  const atLines = groupBy(groups, ({ group }) => String(group[0].line));
  const starts = atLines.map(([{ group }]) =>
    lineNumbers.indexOf(group[0].line),
  );
  return atLines.map((groupsOfLine, index) =>
    noteOf(input, groupsOfLine, {
      lineNumbers,
      line: starts[index] ?? 0,
      next: starts[index + 1] ?? lineNumbers.length,
    }),
  );
}

/** The reported pieces of code: each has the id of its place, and that of its message. */
export function marksOf({
  id,
  reports,
}: Pick<CodeWithReports, 'id' | 'reports'>): Mark[] {
  const keys = groupReports(reports).map(([report]) => messageKey(report));
  return reports.map(report => ({
    start: report.start,
    end: report.end,
    id: markId(id, placeOf(report)),
    describedBy: messageTextId(id, keys.indexOf(messageKey(report)) + 1),
  }));
}
