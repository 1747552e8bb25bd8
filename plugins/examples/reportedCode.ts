import {
  type Note,
  type ReportedCode,
  rowBefore,
  rowOf,
} from '../../src/examples/exampleData';
import { withoutLastEnd } from '../../src/examples/notes/changedLines';
import {
  linesWith,
  marksOf,
  notesOf,
  type ShownReport,
} from '../../src/examples/notes/notesOf';
import { markedLines } from '../../src/highlight/markedHtml';
import { highlight } from '../highlight';

/** As many as `src/examples/ReportedCode.module.css` can tell from each other. */
const mostProposals = 6;

export interface CodeWithReports {
  code: string;
  language: string;
  /** In the order of the code. */
  reports: readonly ShownReport[];
  /** Start of the ids of marks and messages, of its own on the page. */
  id: string;
}

/**
 * Code as readers see it, with what is reported at the lines that it is about.
 *
 * @param attributeOf an attribute for a line, by its number from 0, which says how it is shown
 * @throws when a line's reports have more proposals than the style knows
 */
export function reportedCode(
  { code, language, reports, id }: CodeWithReports,
  attributeOf: (line: number) => string = () => '',
): ReportedCode {
  const color = (text: string) => highlight(text, language);
  const lineNumbers = linesWith(reports);
  const notes = notesOf(code, reports, color);
  for (const note of notes) {
    expectFewProposals(note, lineNumbers);
  }
  const lines = markedLines(color(withoutLastEnd(code)), marksOf(id, reports));
  return {
    html: partsOf(lines, lineNumbers, attributeOf),
    notes,
    width: Math.max(...code.split('\n').map(({ length }) => length)),
  };
}

function expectFewProposals(
  { changes = [], line }: Note,
  lineNumbers: readonly number[],
): void {
  const proposals = Math.max(0, ...changes.map(({ proposal }) => proposal));
  if (proposals > mostProposals) {
    throw new Error(
      `The reports at line ${String(lineNumbers[line])} have ${String(proposals)} fixes and suggestions. Give src/examples/ReportedCode.module.css selectors for as many, and raise mostProposals in plugins/examples/reportedCode.ts.`,
    );
  }
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
