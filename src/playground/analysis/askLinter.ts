import type { WorkerReport } from '../../linter/protocol';
import { listProblems } from '../problems/listedProblem';
import { problemsOf } from '../problems/problem';
import type { SessionStore } from '../state/session';
import { type LinterRequest, selectRequest } from './analysis';
import type { Check } from './check';
import { keepIfEqual } from './keepIfEqual';

/**
 * Asks the linter about the texts, and again whenever one of them changes.
 *
 * @returns a function that stops it
 */
export function askLinter(store: SessionStore): () => void {
  return store.watch(selectRequest, request => {
    if (request === undefined) {
      return undefined;
    }
    const { client, input } = request;
    let outdated = false;
    const refuse = (reason: string | undefined) => {
      if (!outdated) {
        store.set({ refusal: { input, reason } });
      }
    };
    client.ask('lint', input).then(
      report => {
        if (report === undefined) {
          refuse(undefined);
        } else if (!outdated) {
          store.set({
            lastCheck: toCheck(report, request, store.get().lastCheck),
          });
        }
      },
      (error: unknown) => {
        refuse(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      outdated = true;
      store.set({ refusal: undefined });
    };
  });
}

/** Has the linter look at the same texts once more. */
export function checkAgain(store: SessionStore): void {
  store.set({ attempt: store.get().attempt + 1 });
}

/**
 * What a report says of an input.
 *
 * @param before what was known of the same file: of that, what is still so stays the very same
 */
export function toCheck(
  report: WorkerReport,
  { client, input }: LinterRequest,
  before: Check | undefined,
): Check {
  const problems = problemsOf(report);
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
    isFirst: before?.client !== client,
    client,
    problems,
    listed: listProblems(problems, before?.listed ?? []),
  };
}
