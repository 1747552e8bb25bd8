/** The content of the home page, which `plugins/home` makes at build. */
export interface HomeContent {
  example: HomeExample;
  rules: RuleCounts;
  setup: SetupStep[];
}

/** A piece of code that compiles, and what the rules report on it. */
export interface HomeExample {
  fileName: string;
  /** Presets it was linted with, as in an `.eslintrc`. */
  presets: string[];
  /** Lines as `span[data-line]`, reported ranges as `mark`, the nth one with the id `code-n`. */
  html: string;
  /** By position. The nth describes the mark with the id `code-n`. */
  reports: HomeReport[];
  /** How many of the reports `--fix` takes care of. */
  fixable: number;
}

export interface HomeReport {
  line: number;
  column: number;
  message: string;
  /** Without the plugin's prefix. */
  rule: string;
  change?: ReportedChange;
}

/** The first change that a report offers. */
export interface ReportedChange {
  /** A fix is applied by `--fix`, a suggestion by hand in an editor. */
  kind: 'fix' | 'suggestion';
  /** The changed line, colored. */
  html: string;
}

/** How many current rules there are, and what they can do. */
export interface RuleCounts {
  all: number;
  typed: number;
  fixing: number;
  suggesting: number;
}

/** One command or file on the way to the first report. */
export interface SetupStep {
  name: string;
  language: string;
  /** The code, colored. */
  html: string;
  file?: string;
}
