import {
  markId,
  messageTextId,
  type ReportedCode,
  rowBefore,
  rowOf,
} from '../../src/examples/exampleData';
import { highlight } from '../highlight/highlight';
import { markedLines } from '../../src/highlight/markedLines';
import { withoutLastEnd } from './changedLines';
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

/**
 * Code as readers see it, with what is reported at the lines that it is about. What is said at several
 * places with the same words is said at the first of them.
 *
 * @param attributeOf an attribute for a line, by its number from 0, which says how it is shown
 * @throws when a line's reports have more proposals than the style knows
 */
export function reportedCode(
  input: CodeWithReports,
  attributeOf: (line: number) => string = () => '',
): ReportedCode {
  const { code, reports } = input;
  const lineNumbers = [...new Set(reports.map(({ line }) => line))].sort(
    (a, b) => a - b,
  );
  const groups = groupReports(reports).map((group, index) => ({
    group,
    number: index + 1,
  }));
  const atLines = groupBy(groups, ({ group }) => String(group[0].line));
  const starts = atLines.map(([{ group }]) =>
    lineNumbers.indexOf(group[0].line),
  );
  return {
    html: partsOf(linesOf(input), lineNumbers, attributeOf),
    notes: atLines.map((groupsOfLine, index) =>
      noteOf(input, groupsOfLine, {
        lineNumbers,
        line: starts[index] ?? 0,
        next: starts[index + 1] ?? lineNumbers.length,
      }),
    ),
    width: Math.max(...code.split('\n').map(({ length }) => length)),
  };
}

/** The colored lines, in which each reported piece has the id of its place and that of its message. */
function linesOf({ code, language, reports, id }: CodeWithReports): string[] {
  const keys = groupReports(reports).map(([report]) => messageKey(report));
  return markedLines(
    highlight(withoutLastEnd(code), language),
    reports.map(report => ({
      start: report.start,
      end: report.end,
      id: markId(id, placeOf(report)),
      describedBy: messageTextId(id, keys.indexOf(messageKey(report)) + 1),
    })),
  );
}

/** Each line with a report is a part of its own, so that something can be shown after or in place of it. */
function partsOf(
  lines: readonly string[],
  lineNumbers: readonly number[],
  attributeOf: (line: number) => string,
): string {
  let start = 0;
  const part = (end: number, row: number): string => {
    const content = lines
      .slice(start, end)
      .map((line, index) => {
        const attribute = lineNumbers.includes(start + index + 1)
          ? 'data-reported'
          : attributeOf(start + index);
        return `<span${attribute && ` ${attribute}`}>${line}</span>`;
      })
      .join('');
    start = end;
    return content && `<span style="grid-row:${String(row)}">${content}</span>`;
  };
  const parts = lineNumbers.map(
    (number, index) =>
      part(number - 1, rowBefore(index)) + part(number, rowOf(index)),
  );
  return parts.join('') + part(lines.length, rowBefore(lineNumbers.length));
}
