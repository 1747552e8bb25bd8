import type { OriginInformation } from '../linter/protocol';

/** How an example came out; also the word that readers see. */
export type Verdict = 'correct' | 'incorrect';

/** Code with what is reported in it, as `plugins/examples/reportedCode` makes it. */
export interface ReportedCode {
  /**
   * The colored code: a `span` for each part, in which there is one for each line. A part is a line with
   * a report, or all lines between two of those.
   */
  html: string;
  /** In the order of the code. */
  notes: Note[];
  width: number;
}

export interface Note {
  /** Which of the lines with reports it is, from 0. */
  line: number;
  /** Which of them has the next note; their number when there is none. */
  next: number;
  reports: ExampleReport[];
  changes?: Change[];
}

/** Whether a report comes or goes with other options of its rule. */
export type ReportChange = 'come' | 'gone';

/** What a rule says about code, with all places that it says it about. */
export interface ExampleReport {
  /** Among those about the code, from 1. */
  number: number;
  message: string;
  messageId: string;
  /** As in a config; absent on the rule's own page. */
  rule?: string;
  /** In an example that a reader tries options on. */
  change?: ReportChange;
  /** In the order of the code: `2:12` is column 12 of line 2. */
  places: string[];
  fix?: Proposal;
  suggestions?: Proposal[];
  /** Where the `any` comes from that it's about: of the first place. */
  origin?: OriginInformation;
  /** The first report with its message on the page, which links to the message lead to. */
  isFirst?: true;
}

/** A change that a report offers: one that `--fix` makes, or a suggestion. */
export interface Proposal {
  /** Among those of its note, from 1. */
  number: number;
  /** Of a suggestion. */
  message?: string;
  messageId?: string;
}

/** What a proposal does about a line with a report. */
export interface Change {
  proposal: number;
  /** Which of the lines with reports it is about, from 0. */
  line: number;
  /**
   * Colored lines with their numbers: `ins` for what comes in the place of the line. A change of other
   * lines has `del` for them, and `span` for what is around them.
   */
  html: string;
}

/** Id of the marked code at a place of an example. */
export function markId(exampleId: string, place: string): string {
  return `${exampleId}-${place}`;
}

/** Id of the nth message about an example, from 1. */
export function messageTextId(exampleId: string, number: number): string {
  return `${exampleId}-m${String(number)}`;
}

/** Id of the first report on a rule's page that has the message. */
export function messageAnchor(messageId: string): string {
  return `message-${messageId}`;
}

/*
 * Rows of the grid that code and notes are in. Each line with a report has four: the line itself, a change
 * of it, what is said about it where that is below, and the lines up to the next one. Before them all are one for what unfolds the first lines, and one for the lines up to the
 * first with a report.
 */

/** The row of a line with a report: which of them it is, from 0. Changes are in the next row, and a note in the one after. */
export function rowOf(line: number): number {
  return 3 + 4 * line;
}

/** The row of the lines before a line with a report. */
export function rowBefore(line: number): number {
  return rowOf(line) - 1;
}

/** The line that a row belongs to, where it is that of the line itself or of a change of it. */
export function lineOfRow(row: number): number {
  return Math.floor((row - rowOf(0)) / 4);
}
