import { defaultState } from '../link/parameters';
import type { PlaygroundState } from '../state/playgroundState';
import { createSession, type SessionStore } from '../state/session';

/** A session as a link opens it that says only what a test says. */
export function createTestSession(
  link: Partial<PlaygroundState> = {},
): SessionStore {
  return createSession({ ...defaultState('5.4.5'), ...link });
}
