import type {
  LinterClient,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';
import type { ListedProblem } from '../problems/listedProblem';
import type { Problem } from '../problems/problem';
import type { SharedState } from '../state/sharedState';

/** What the linter said of an input. */
export interface Check {
  report: WorkerReport;
  input: WorkerInput;
  /** Whether it was the linter's first answer, which takes far longer. */
  isFirst: boolean;
  /** Which linter that was: another one has another TypeScript. */
  client: LinterClient;
  /** What the report finds in the code, in order of place. */
  problems: readonly Problem[];
  /** The same, as the list says it: what is as it was before is the very same object. */
  listed: readonly ListedProblem[];
}

/** What the linter said of a file that isn't shown. */
export interface OtherCheck {
  /** `undefined` where it couldn't be checked. */
  check: Check | undefined;
  /** The texts as they were then; `undefined` where they weren't those of the check. */
  seen: SharedState | undefined;
  client: LinterClient | undefined;
  /** See the session's. */
  attempt: number;
}

/** An input of which the linter has said nothing, and will not. */
export interface Refusal {
  input: WorkerInput;
  /** What answering threw; `undefined` where the client's status says what happened. */
  reason: string | undefined;
}
