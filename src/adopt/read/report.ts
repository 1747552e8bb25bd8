/** What ESLint reports at a place. */
export interface Report {
  /** As it was printed, with forward slashes. */
  file: string;
  /** From 1; 0 where the report is about the file as a whole. */
  line: number;
  column: number;
  severity: 'error' | 'warning';
  /** As in a config; `undefined` for what is no rule's, such as code that can't be parsed. */
  ruleId: string | undefined;
  message: string;
  /** Whether `--fix` does away with it; `undefined` where the format doesn't say. */
  isFixable?: boolean;
}

/** The formats in which ESLint's reports are read. */
export type ReportFormat =
  'compact' | 'GitHub annotations' | 'JSON' | 'stylish' | 'unix';

/** All reports of a text. */
export interface ReportReading {
  reports: Report[];
  /** Those that were found in it, in the order in which they appear. */
  formats: ReportFormat[];
  /** How many reports were there more than once, as in logs of several runs. */
  repeated: number;
  /** How many reports ESLint itself says `--fix` can do away with, if it says so. */
  fixable: number | undefined;
  /** Code of files by their names, where the format has it. */
  sources: ReadonlyMap<string, string>;
  /** Errors that ended ESLint itself, without its stack. */
  crashes: string[];
  /** Whether the text ends in the middle of its data. */
  isCutOff: boolean;
}
