import type { Diff } from '../text/diffText';

/** How an example came out; also the word that readers see. */
export type Verdict = 'correct' | 'incorrect';

/** What a rule says about an example, with all places that it says it about. */
export interface ExampleReport {
  message: string;
  messageId: string;
  /** In the order of the code: `2:12` is column 12 of line 2. */
  places: string[];
  /** What its fixes do; they may differ from place to place. */
  fixes?: ExampleFix[];
  suggestions?: ExampleSuggestion[];
}

export interface ExampleFix {
  /** Set when other places have another fix, or none. */
  places?: string[];
  /** `below` when it takes the whole diff to show it. */
  summary: FixSummary | 'below';
}

/** Text that goes and text that comes; either may be empty. */
export interface FixSummary {
  removed: string;
  inserted: string;
}

export interface ExampleSuggestion {
  message: string;
  messageId: string;
  /** One for each place that has it. */
  diffs: Diff[];
}

/** Id of the marked code at a place of an example. */
export function markId(exampleId: string, place: string): string {
  return `${exampleId}-${place}`;
}

/** Id of the nth message about an example, from 1. */
export function messageTextId(exampleId: string, number: number): string {
  return `${exampleId}-m${String(number)}`;
}
