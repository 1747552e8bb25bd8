import type { LinterClient } from '../../linter/protocol';
import { notStarted } from '../state/createSession';
import type { SessionStore } from '../state/session';

/**
 * Runs the linter with the chosen version of TypeScript: ends it, and starts another, when another one
 * is chosen.
 *
 * @param start starts a linter with that version
 * @returns a function that ends it
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
