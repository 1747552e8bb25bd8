import type { TextEdit } from '../../text/applyEdit';
import type { TextProblem } from '../textProblem';

/** What a review has to say about a place in a config. */
export interface Finding extends TextProblem {
  /** The rule it is about, as the config names it. */
  ruleId?: string;
  fix?: FindingFix;
}

/** A change of the config's text that does away with a finding. */
export interface FindingFix {
  /** On the button: what it does. */
  label: string;
  /** What has been done, in the list of changes. */
  done: string;
  edits: readonly TextEdit[];
  /** The rule that it sets: two fixes at once would set it twice, and one entry would be lost. */
  sets?: string;
  /** Whether ESLint can't do without it, or nothing changes with it: a move to flat config also makes it. */
  isNeeded: boolean;
}
