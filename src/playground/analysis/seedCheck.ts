import type { WorkerReport } from '../../linter/protocol';
import type { SessionStore } from '../state/session';
import { selectInput } from './analysisSelectors';
import { createCheck } from './check';

/**
 * Begins a session with what the build found in its texts: the same engine gives the same answers, and a
 * reader sees them before the linter is loaded.
 *
 * @param report on the texts that the session has
 */
export function seedCheck(store: SessionStore, report: WorkerReport): void {
  const input = selectInput(store.get());
  if (input !== undefined) {
    store.set({
      lastCheck: createCheck(report, { client: undefined, input }, undefined),
    });
  }
}
