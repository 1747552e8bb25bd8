import type { SessionStore } from '../state/session';
import { selectRequest } from './analysisSelectors';
import { createCheck } from './check';

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
            lastCheck: createCheck(report, request, store.get().lastCheck),
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
