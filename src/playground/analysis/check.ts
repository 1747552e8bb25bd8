import type {
  LinterClient,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';
import { type Findings, findingsIn, keepIfEqual } from '../problems/problem';
import type { SharedState } from '../state/sharedState';

/** What the linter said of an input. */
export interface Check extends Findings {
  report: WorkerReport;
  input: WorkerInput;
  /** Whether it was the linter's first answer, which takes far longer. */
  isFirst: boolean;
  /** Which linter that was: another one has another TypeScript. `undefined`: the build's. */
  client: LinterClient | undefined;
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

/**
 * What there is to know of a report.
 *
 * @param request what was asked, and whom
 * @param before the last check: what is as it was there stays the very same object
 */
export function createCheck(
  report: WorkerReport,
  { client, input }: Pick<Check, 'client' | 'input'>,
  before: Check | undefined,
): Check {
  return {
    report: {
      ...report,
      errors: keepIfEqual(before?.report.errors, report.errors),
      compilerOptionDiagnostics: keepIfEqual(
        before?.report.compilerOptionDiagnostics,
        report.compilerOptionDiagnostics,
      ),
    },
    input,
    isFirst: client === undefined || before?.client !== client,
    client,
    ...findingsIn(report, before?.problems),
  };
}
