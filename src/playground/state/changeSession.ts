import { isTooLong } from '../link/link';
import {
  defaultPreferences,
  keepPreferences,
  type Preferences,
} from './preferences';
import type {
  FormEdit,
  Opening,
  PresentEditor,
  Session,
  SessionStore,
} from './session';
import type { ConfigName, SharedState, TextName } from './sharedState';
import { createStore, withChange } from './store';

/** Changes some of what the link carries. */
export function changeShared(
  store: SessionStore,
  change: Partial<SharedState>,
): void {
  store.set({ shared: withChange(store.get().shared, change) });
}

/** Says the same in a text in another way. What was opened is then still as it was opened. */
export function rewriteText(
  store: SessionStore,
  name: TextName,
  text: string,
): void {
  const { shared, opened } = store.get();
  const change = { [name]: text };
  if (shared[name] === opened[name]) {
    store.set({ opened: { ...opened, ...change } });
  }
  changeShared(store, change);
}

/** Notes that a text has an editor in the page. */
export function addEditor(
  store: SessionStore,
  name: TextName,
  editor: PresentEditor,
): () => void {
  store.set({ editors: { ...store.get().editors, [name]: editor } });
  return () => {
    const { [name]: present, ...others } = store.get().editors;
    if (present === editor) {
      store.set({ editors: others });
    }
  };
}

/** Tells the reader of something, once. */
export function addNotes(store: SessionStore, notes: readonly string[]): void {
  store.set({ notes: [...new Set([...store.get().notes, ...notes])] });
}

/** Changes some preferences, now and for the next visit. */
export function prefer(
  store: SessionStore,
  change: Partial<Preferences>,
): void {
  const preferences = { ...store.get().preferences, ...change };
  keepPreferences(preferences);
  store.set({ preferences });
}

/** Changes a config's text, in a way that the form can undo. */
export function editInForm(
  store: SessionStore,
  name: ConfigName,
  after: string,
): void {
  const { formEdits, shared } = store.get();
  const before = shared[name];
  if (before !== after) {
    store.set({ formEdits: [...formEdits, { name, before, after }] });
    changeShared(store, { [name]: after });
  }
}

/** The form's last change of a config; `undefined` if the text has been changed elsewhere since. */
export function selectFormEdit(
  { formEdits, shared }: Session,
  name: ConfigName,
): FormEdit | undefined {
  const last = formEdits.filter(edit => edit.name === name).at(-1);
  return last?.after === shared[name] ? last : undefined;
}

/** Takes back the form's last change of a config. */
export function undoInForm(store: SessionStore, name: ConfigName): void {
  const edit = selectFormEdit(store.get(), name);
  if (edit !== undefined) {
    store.set({
      formEdits: store.get().formEdits.filter(each => each !== edit),
    });
    changeShared(store, { [name]: edit.before });
  }
}

/** The linter before it is started. */
export const notStarted: Pick<Session, 'client' | 'status'> = {
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

    isUsed: false,
    editors: {},
    leftEditors: {},
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

    knownRules: undefined,
    compilerOptions: undefined,
  });
}

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
