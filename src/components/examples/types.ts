/** How an example came out; also the word that readers see. */
export type Verdict = 'correct' | 'incorrect';

/** A report under an example. */
export interface ExampleReport {
  line: number;
  column: number;
  message: string;
  messageId: string;
  /** Set when the report has a fix; `below` when it takes the whole diff to show it. */
  fix?: FixSummary | 'below';
  suggestions?: ExampleSuggestion[];
}

/** Text that goes and text that comes; either may be empty. */
export interface FixSummary {
  removed: string;
  inserted: string;
}

export interface ExampleSuggestion {
  message: string;
  messageId: string;
  diff: Diff;
}

/**
 * A change, a line of code a line: `-` removed, `+` added, a space for a line that stays. A line of
 * `@` stands for lines left out.
 */
export type Diff = string;
