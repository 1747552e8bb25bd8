import type { Mark } from '../../highlight/markedHtml';
import { editBetween } from '../../text/editBetween';
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
import type { Replacement, RuleReport } from './readReport';

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

/** Code, and what colors it. */
export interface SourceCode {
  code: string;
  color: Color;
  /** Is told what each proposal does: by the index of its line among those with reports, and its number. */
  onProposal?: (
    line: number,
    proposal: number,
    edits: readonly ProposedEdit[],
  ) => void;
}

interface GroupAtLine {
  group: ReportGroup;
  number: number;
}

interface NotePlace {
  /** Of all lines with reports, from 1. */
  lineNumbers: readonly number[];
  line: number;
  next: number;
}

/** What is said at a line, and the changes that it offers, each with its number in the note. */
function noteOf(
  input: SourceCode,
  groups: readonly GroupAtLine[],
  { lineNumbers, line, next }: NotePlace,
): Note {
  const changes: Change[] = [];
  let proposals = 0;
  const propose = (
    edits: readonly ProposedEdit[],
    texts: Omit<Proposal, 'number'> = {},
  ): Proposal => {
    proposals += 1;
    changes.push(...changesOf(input, edits, proposals, lineNumbers));
    input.onProposal?.(line, proposals, edits);
    return { number: proposals, ...texts };
  };
  const reports = groups.map(({ group, number }): ExampleReport => {
    const [{ change, message, messageId, origin, rule }] = group;
    const fixes = fixesOf(group);
    const suggestions = suggestionsOf(input.code, group);
    return {
      number,
      message,
      messageId,
      ...(rule !== undefined && { rule }),
      ...(change !== undefined && { change }),
      ...(origin && { origin }),
      places: [...new Set(group.map(placeOf))],
      ...(fixes.length > 0 && { fix: propose(fixes) }),
      ...(suggestions.length > 0 && {
        suggestions: suggestions.map(({ edits, ...texts }) =>
          propose(edits, texts),
        ),
      }),
    };
  });
  return { line, next, reports, ...(changes.length > 0 && { changes }) };
}

/** What a proposal does, line by line: at each, all of its edits there at once. */
function changesOf(
  { code, color }: SourceCode,
  edits: readonly ProposedEdit[],
  proposal: number,
  lineNumbers: readonly number[],
): Change[] {
  return groupBy(edits, edit => String(edit.line)).map(editsOfLine => {
    const [{ line }] = editsOfLine;
    return {
      proposal,
      line: lineNumbers.indexOf(line),
      html: changedLines(code, applyAll(code, editsOfLine), color, line),
    };
  });
}

/** A report as it's shown: with the rule's name where readers don't know it from the page. */
export interface ShownReport extends RuleReport {
  rule?: string;
  /** Set where what the code is linted with has just changed, and the report with it. */
  change?: ReportChange;
}

/** Reports that say the same, at all of their places, in the order of the code. */
type ReportGroup = [ShownReport, ...ShownReport[]];

/** Reports as readers see them: what is said at several places with the same words is said once. */
export function groupReports(reports: readonly ShownReport[]): ReportGroup[] {
  return groupBy(reports, messageKey);
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

/** Items with the same key together, in the order in which the keys come first. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return [...groups.values()];
}

/** An edit of the code, with the line of the report that offers it. */
export interface ProposedEdit extends Replacement {
  line: number;
}

/** The fixes of reports that say the same. */
function fixesOf(group: ReportGroup): ProposedEdit[] {
  return group.flatMap(({ fix, line }) => (fix ? [{ ...fix, line }] : []));
}

/** The suggestions of reports that say the same: each with what it does at all of their places. */
function suggestionsOf(code: string, group: ReportGroup) {
  const all = group.flatMap(({ line, suggestions }) =>
    suggestions.map(suggestion => ({ ...suggestion, line })),
  );
  return groupBy(all, one => messageKey(one)).map(alike => ({
    message: alike[0].message,
    messageId: alike[0].messageId,
    edits: alike.map(({ code: after, line }) => {
      const { range, text } = editBetween(code, after);
      return { start: range[0], end: range[1], text, line };
    }),
  }));
}

/** Code after edits, the first of which wins where two overlap, as with `--fix`. */
export function applyAll(code: string, edits: readonly Replacement[]): string {
  let result = '';
  let offset = 0;
  for (const { start, end, text } of [...edits].sort(
    (a, b) => a.start - b.start,
  )) {
    if (start >= offset) {
      result += code.slice(offset, start) + text;
      offset = end;
    }
  }
  return result + code.slice(offset);
}
