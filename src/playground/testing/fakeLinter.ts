import type {
  LinterClient,
  WorkerInput,
  WorkerQuestions,
  WorkerReport,
  WorkerStatus,
} from '../../linter/protocol';
import type { LintMessage } from '../../linter/types';

/** A question that waits for its answer. */
export interface AskedQuestion {
  name: keyof WorkerQuestions;
  input: WorkerInput;
  /** What follows the input. */
  parameters: readonly unknown[];
  /** Answers it, and waits until the answer has arrived; `undefined` is what a replaced question gets. */
  answer: (answer: unknown) => Promise<void>;
  /** Has answering it throw. */
  fail: (message: string) => Promise<void>;
}

/** A linter that answers when a test says so. */
export interface FakeLinter {
  client: LinterClient;
  asked: AskedQuestion[];
  /** Tells everyone who watches the client. */
  setStatus: (status: WorkerStatus) => void;
  isDisposed: () => boolean;
}

/** Makes a linter that has been asked nothing yet. */
export function createFakeLinter(): FakeLinter {
  const asked: AskedQuestion[] = [];
  const listeners = new Set<(status: WorkerStatus) => void>();
  let isDisposed = false;
  const ask = (
    name: keyof WorkerQuestions,
    input: WorkerInput,
    ...parameters: unknown[]
  ) =>
    new Promise((resolve, reject) => {
      asked.push({
        name,
        input,
        parameters,
        async answer(answer) {
          resolve(answer);
          await settled();
        },
        async fail(message) {
          reject(new Error(message));
          await settled();
        },
      });
    });
  return {
    asked,
    client: {
      ask: ask as LinterClient['ask'],
      watch(listener) {
        listeners.add(listener);
        listener({ state: 'starting' });
        return () => {
          listeners.delete(listener);
        };
      },
      retry: () => undefined,
      stop: () => undefined,
      dispose() {
        isDisposed = true;
      },
    },
    setStatus(status) {
      for (const listener of listeners) {
        listener(status);
      }
    },
    isDisposed: () => isDisposed,
  };
}

/** The last question that was asked. Throws when there is none. */
export function lastOf(asked: readonly AskedQuestion[]): AskedQuestion {
  const last = asked.at(-1);
  if (last === undefined) {
    throw new Error('The linter was asked nothing.');
  }
  return last;
}

/** Waits until promises that are settled have told everyone. */
async function settled(): Promise<void> {
  await new Promise(resolve => {
    setTimeout(resolve);
  });
}

/**
 * A report of `no-debugger` at the start of each of the lines.
 *
 * @param offset where the fix of the first line would take a character away; each line has ten
 */
export function reportOn(
  lines: readonly number[],
  { offset }: { offset?: number } = {},
): WorkerReport {
  return {
    messages: lines.map(line => ({
      ruleId: 'no-debugger',
      severity: 2,
      message: "Unexpected 'debugger' statement.",
      line,
      column: 1,
      endLine: line,
      endColumn: 10,
      nodeType: 'DebuggerStatement',
      source: null,
      ...(offset === undefined
        ? {}
        : { fix: removalAt(offset + 10 * (line - 1)) }),
    })),
    errors: [],
    activeRules: 1,
    typeDiagnostics: [],
    missingPacks: [],
    typePackages: {},
    untypedImports: [],
    compilerOptionDiagnostics: [],
    duration: 1,
  };
}

function removalAt(offset: number): LintMessage['fix'] {
  return { range: [offset, offset + 1], text: '' };
}
