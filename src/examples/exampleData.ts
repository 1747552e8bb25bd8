import type { Diff } from '../text/diffText';

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
