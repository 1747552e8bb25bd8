import type { Mark } from '../../highlight/markedHtml';
import type { LintMessage } from '../../linter';
import { groupBy, type NonEmpty } from '../../linter/groupBy';
import type { OriginInformation } from '../../linter/protocol';
import type { TextEdit } from '../../text/editBetween';
import { indexLines } from '../../text/positions';
import {
  type Change,
  type ExampleReport,
  markId,
  messageTextId,
  type Note,
  type Proposal,
  type ReportChange,
} from '../exampleData';
import { changedLines, type Color } from './changedLines';

/** A report as it's shown: with the rule's name where readers don't know it from the page. */
export interface ShownReport extends RuleReport {
  rule?: string;
  /** Set where what the code is linted with has just changed, and the report with it. */
  change?: ReportChange;
}

/** The lines at which something is reported, from 1. */
export function linesWith(reports: readonly ShownReport[]): number[] {
  return [...new Set(reports.map(({ line }) => line))].sort((a, b) => a - b);
}

/** What is said at the lines of code. What is said at several with the same words is said at the first of them. */
export function notesOf(
  code: string,
  reports: readonly ShownReport[],
  color: Color,
): Note[] {
  const lineNumbers = linesWith(reports);
  const groups = groupReports(reports).map((group, index) => ({
    group,
    number: index + 1,
  }));
  const atLines = [...groupBy(groups, ({ group }) => group[0].line)];
  return atLines.map(([lineNumber, said], index) => {
    const proposals = said.flatMap(({ group }) => proposalsOf(group));
    const changes = proposals.flatMap(({ edits }, proposal) =>
      Array.from(
        groupBy(edits, ({ line }) => line),
        ([line, editsThere]): Change => ({
          proposal: proposal + 1,
          line: lineNumbers.indexOf(line),
          html: changedLines(code, applyAll(code, editsThere), color, line),
        }),
      ),
    );
    const [next] = atLines[index + 1] ?? [];
    return {
      line: lineNumbers.indexOf(lineNumber),
      next: next === undefined ? lineNumbers.length : lineNumbers.indexOf(next),
      reports: said.map(({ group, number }) =>
        reportOf(
          group,
          number,
          proposals.flatMap(({ about, words }, proposal) =>
            about === group ? [{ number: proposal + 1, ...words }] : [],
          ),
        ),
      ),
      ...(changes.length > 0 && { changes }),
    };
  });
}

function reportOf(
  group: NonEmpty<ShownReport>,
  number: number,
  proposals: readonly Proposal[],
): ExampleReport {
  const [{ change, message, messageId, origin, rule }] = group;
  const fix = proposals.find(proposal => proposal.messageId === undefined);
  const suggestions = proposals.filter(proposal => proposal !== fix);
  return {
    number,
    message,
    messageId,
    ...(rule !== undefined && { rule }),
    ...(change !== undefined && { change }),
    ...(origin && { origin }),
    places: [...new Set(group.map(placeOf))],
    ...(fix && { fix }),
    ...(suggestions.length > 0 && { suggestions }),
  };
}

/** What one of a note's proposals does to the code, at all places that the note names. */
export function editsOf(
  reports: readonly ShownReport[],
  note: Note,
  proposal: number,
): readonly TextEdit[] {
  const groups = groupReports(reports);
  const proposals = note.reports.flatMap(({ number }) => {
    const group = groups[number - 1];
    return group ? proposalsOf(group) : [];
  });
  return proposals[proposal - 1]?.edits ?? [];
}

/** The reported pieces of code: each has the id of its place, and that of its message. */
export function marksOf(id: string, reports: readonly ShownReport[]): Mark[] {
  const keys = groupReports(reports).map(([report]) => messageKey(report));
  return reports.map(report => ({
    start: report.start,
    end: report.end,
    id: markId(id, placeOf(report)),
    describedBy: messageTextId(id, keys.indexOf(messageKey(report)) + 1),
  }));
}

/** Reports as readers see them: what is said at several places with the same words is said once. */
export function groupReports(
  reports: readonly ShownReport[],
): NonEmpty<ShownReport>[] {
  return [...groupBy(reports, messageKey).values()];
}

/** What reports or suggestions have in common that are shown as one. */
export function messageKey({
  message,
  messageId,
  rule = '',
  change,
}: Pick<ShownReport, 'change' | 'message' | 'messageId' | 'rule'>): string {
  return [change ?? '', rule, messageId, message].join(' ');
}

/** The place of a report, as linters write it. */
export function placeOf({
  line,
  column,
}: Pick<RuleReport, 'column' | 'line'>): string {
  return `${String(line)}:${String(column)}`;
}

/** A change that reports with the same words offer: what it does at each of their lines. */
interface ProposedEdits {
  about: NonEmpty<ShownReport>;
  /** Of a suggestion. */
  words?: { message: string; messageId: string };
  edits: (TextEdit & { line: number })[];
}

/** What reports with the same words offer: their fixes as one, then each suggestion. */
function proposalsOf(group: NonEmpty<ShownReport>): ProposedEdits[] {
  const fixes = group.flatMap(({ fix, line }) =>
    fix ? [{ ...fix, line }] : [],
  );
  const suggested = groupBy(
    group.flatMap(({ line, suggestions }) =>
      suggestions.map(suggestion => ({ ...suggestion, line })),
    ),
    suggestion => messageKey(suggestion),
  );
  return [
    ...(fixes.length > 0 ? [{ about: group, edits: fixes }] : []),
    ...Array.from(suggested.values(), alike => ({
      about: group,
      words: { message: alike[0].message, messageId: alike[0].messageId },
      edits: alike.map(({ edit, line }) => ({ ...edit, line })),
    })),
  ];
}

/** Code after edits, the first of which wins where two overlap, as with `--fix`. */
export function applyAll(code: string, edits: readonly TextEdit[]): string {
  let result = '';
  let offset = 0;
  for (const { range, text } of edits.toSorted(
    (a, b) => a.range[0] - b.range[0],
  )) {
    const [start, end] = range;
    if (start >= offset) {
      result += code.slice(offset, start) + text;
      offset = end;
    }
  }
  return result + code.slice(offset);
}

/** What a rule reports, with all that is shown of it. */
export function readReport(code: string, report: LintMessage): RuleReport {
  const { fix, message, messageId = '', suggestions = [] } = report;
  // What is about all of the file is reported at line 0: it's shown where the file begins.
  const line = Math.max(1, report.line);
  const column = Math.max(1, report.column);
  return {
    message,
    messageId,
    line,
    column,
    ...markedRange(code, { ...report, line, column }),
    ...(fix && { fix }),
    suggestions: suggestions.map(suggestion => ({
      message: suggestion.desc,
      messageId: suggestion.messageId ?? '',
      edit: suggestion.fix,
    })),
  };
}

/**
 * The part of the code that is marked for a report, as offsets. Where ESLint gives only a place, such as a
 * line's end for a semicolon that is missing, it is the character before, as in editors; on a line's start,
 * the one after.
 */
function markedRange(
  code: string,
  { line, column, endLine, endColumn }: LintMessage,
): { start: number; end: number } {
  const { offsetAt } = indexLines(code);
  const start = offsetAt({ lineNumber: line, column });
  const end =
    endLine === undefined || endColumn === undefined
      ? start
      : offsetAt({ lineNumber: endLine, column: endColumn });
  // A line break can't be seen.
  if (code.slice(start, end).trim() !== '') {
    return { start, end };
  }
  return column > 1
    ? { start: start - 1, end: start }
    : { start, end: start + 1 };
}

export interface RuleReport {
  message: string;
  messageId: string;
  /** From 1. */
  line: number;
  column: number;
  /** Offsets in the code. */
  start: number;
  end: number;
  fix?: TextEdit;
  /** Changes that a rule leaves to the reader to decide on. */
  suggestions: { message: string; messageId: string; edit: TextEdit }[];
  origin?: OriginInformation;
}
