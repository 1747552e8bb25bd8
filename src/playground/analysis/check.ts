import { explainComment } from '../../config/check/checkRules';
import type {
  LinterClient,
  PlaygroundRule,
  WorkerReport,
} from '../../linter/protocol';
import { messageOf } from '../../text/messageOf';
import { findingsIn, keepIfEqual } from '../problems/problem';
import { notStarted } from '../state/changeSession';
import type { Check, SessionStore } from '../state/session';
import { selectInput, selectRequest } from './analysisSelectors';

/**
 * What there is to know of a report.
 *
 * @param before the last check: what is as it was there stays the very same object
 * @param rules as far as they are known: what comments say of them is explained with that
 */
export function createCheck(
  found: WorkerReport,
  { client, input }: Pick<Check, 'client' | 'input'>,
  before: Check | undefined,
  rules: readonly PlaygroundRule[] = [],
): Check {
  const report = {
    ...found,
    messages: found.messages.map(message =>
      explainComment(message, input.code, rules),
    ),
  };
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

/**
 * Runs the linter with the chosen version of TypeScript: ends it, and starts another, when another one
 * is chosen.
 */
export function runLinter(
  store: SessionStore,
  start: (version: string) => LinterClient,
): () => void {
  return store.watch(
    ({ shared }) => shared.ts,
    version => {
      const client = start(version);
      const stopWatching = client.watch(status => {
        store.set({ client, status });
      });
      return () => {
        stopWatching();
        client.dispose();
        store.set(notStarted);
      };
    },
  );
}

/** Asks the linter about the texts, and again whenever one of them changes. */
export function askLinter(store: SessionStore): () => void {
  return store.watch(selectRequest, request => {
    if (request === undefined) {
      return undefined;
    }
    const { attempt, client, input } = request;
    let outdated = false;
    const refuse = (reason: string | undefined) => {
      if (!outdated) {
        store.set({ refusal: { input, reason } });
      }
    };
    client.ask('lint', attempt === 0 ? input : { ...input, attempt }).then(
      report => {
        if (report === undefined) {
          refuse(undefined);
        } else if (!outdated) {
          store.set({
            lastCheck: createCheck(
              report,
              request,
              store.get().lastCheck,
              store.get().rules,
            ),
          });
        }
      },
      (error: unknown) => {
        refuse(messageOf(error));
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
 * Begins a session with what the build found in its texts: the same engine gives the same answers, and a
 * reader sees them before the linter is loaded.
 */
export function seedCheck(store: SessionStore, report: WorkerReport): void {
  const input = selectInput(store.get());
  if (input !== undefined) {
    store.set({
      lastCheck: createCheck(report, { client: undefined, input }, undefined),
    });
  }
}
