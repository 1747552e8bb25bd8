import { isTooLong } from '../link/writeLink';
import { defaultPreferences } from './preferences';
import type { LinterPart, Opening, Session, SessionStore } from './session';
import { createStore, withChange } from './store';

/** The linter before it is started. */
export const notStarted: Pick<LinterPart, 'client' | 'status'> = {
  client: undefined,
  status: { state: 'starting' },
};

/** Begins a session, with a store of its own. */
export function createSession(opening: Opening): SessionStore {
  return createStore<Session>({
    identity: {},

    ...openedWith(opening),
    replaced: undefined,
    saveOutcome: 'saved',

    preferences: defaultPreferences,
    shownText: 'code',
    lastConfig: 'eslintrc',
    configsAsForm: false,
    shownSide: 'texts',
    shareMessage: '',

    isUsed: false,
    editors: {},
    cursor: 0,
    highlights: [],
    typeQueries: [],
    toReveal: undefined,
    formEdits: [],

    ...notStarted,
    lastCheck: undefined,
    otherChecks: {},
    refusal: undefined,
    attempt: 0,

    rules: undefined,
    removedRules: [],
    compilerOptions: undefined,
  });
}

/** What an opening sets. */
function openedWith({ comeback, copy, notes, shared }: Opening) {
  return {
    comeback,
    copy,
    isTooLongForLink: isTooLong(copy?.hash ?? ''),
    removedFiles: [],
    shared,
    notes,
    opened: shared,
  };
}

/** Opens something else in the place of all that is there. */
export function openInstead(store: SessionStore, opening: Opening): void {
  const shared = withChange(store.get().shared, opening.shared);
  store.set({ ...openedWith({ ...opening, shared }), otherChecks: {} });
}
