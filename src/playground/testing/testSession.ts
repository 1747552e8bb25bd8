import { defaultState } from '../link/parameters';
import { createSession } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import type { SharedState } from '../state/sharedState';

/** A session as a link opens it that says only what a test says. */
export function createTestSession(
  link: Partial<SharedState> = {},
): SessionStore {
  return createSession({
    shared: { ...defaultState('5.4.5'), ...link },
    notes: [],
  });
}
