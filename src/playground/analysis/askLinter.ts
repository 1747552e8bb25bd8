import type {
  LinterClient,
  WorkerInput,
  WorkerReport,
} from '../../linter/protocol';
import { type ListedProblem, listProblems } from '../problems/listedProblem';
import { type Problem, problemsOf } from '../problems/problem';
import type { SessionStore } from '../state/session';
import { type Question, selectQuestion } from './analysis';
import { keepIfEqual } from './keepIfEqual';

/** What the linter said of an input. */
export interface Answer {
  report: WorkerReport;
  reported: WorkerInput;
  /** Whether it was the linter's first answer, which takes far longer. */
  isFirst: boolean;
  /** Which linter that was: another one has another TypeScript. */
  client: LinterClient;
  /** What the report finds in the code, in order of place. */
  problems: readonly Problem[];
  /** The same, as the list says it: what is as it was before is the very same object. */
  listed: readonly ListedProblem[];
}

/** An input of which the linter has said nothing, and will not. */
export interface Refusal {
  refused: WorkerInput;
  /** What answering threw; `undefined` where the client's status says what happened. */
  reason: string | undefined;
}

/**
 * Asks the linter about the texts, and again whenever one of them changes.
 *
 * @returns a function that stops it
 */
export function askLinter(store: SessionStore): () => void {
  return store.watch(selectQuestion, question => {
    if (question === undefined) {
      return undefined;
    }
    const { client, input } = question;
    let outdated = false;
    const refuse = (reason: string | undefined) => {
      if (!outdated) {
        store.set({ refusal: { refused: input, reason } });
      }
    };
    client.ask('lint', input).then(
      report => {
        if (report === undefined) {
          refuse(undefined);
        } else if (!outdated) {
          store.set({ answer: toAnswer(report, question, store.get().answer) });
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

function toAnswer(
  report: WorkerReport,
  { client, input }: Question,
  before: Answer | undefined,
): Answer {
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
    reported: input,
    isFirst: before?.client !== client,
    client,
    problems,
    listed: listProblems(problems, before?.listed ?? []),
  };
}
