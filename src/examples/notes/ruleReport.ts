import type { OriginInformation } from '../../linter/protocol';

/** A report of a rule on an example. */
export interface RuleReport {
  message: string;
  messageId: string;
  /** From 1. */
  line: number;
  column: number;
  /** Offsets in the code. */
  start: number;
  end: number;
  fix?: Replacement;
  suggestions: RuleSuggestion[];
  /** Where the `any` comes from that the report is about. */
  origin?: OriginInformation;
}

/** The range of the code that a fix replaces, and the new text. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** A change that a rule leaves to the reader to decide on. */
export interface RuleSuggestion {
  message: string;
  messageId: string;
  /** The whole code after it. */
  code: string;
}
