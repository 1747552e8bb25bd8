import type { RuleReport } from '../../src/examples/notes/ruleReport';
import type { Problem } from './formatProblems';

/** What checking a block of code gave. Plain data, so that it can be kept. */
export interface Verification {
  /** Lines count from the block's fence. */
  problems: Problem[];
  /** What the example's rule reports, in the order of the code. */
  reports: RuleReport[];
  /** The code after all fixes, if a fix changes it. */
  fixedCode?: string;
}
