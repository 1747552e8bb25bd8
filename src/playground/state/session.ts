import type {
  LinterClient,
  PlaygroundCompilerOption,
  PlaygroundRule,
  WorkerStatus,
} from '../../linter/protocol';
import type { Answer, Refusal } from '../analysis/askLinter';
import type { FormEdit } from '../config/form/formEdits';
import type { EditorHandle, TextRange } from '../editor/editorTypes';
import type { Side } from '../sides/navigation';
import type { ConfigName, PlaygroundState, TextName } from './playgroundState';
import { type Preferences, readPreferences } from './preferences';
import type { ReplacedState } from './replaceLink';
import { createStore, type Store, withChange } from './store';

/** All that a visit of the playground knows. What follows from it, selectors compute. */
export interface Session {
  /** The same object for as long as the visit lasts. */
  visit: object;
  /** What the address holds: the texts and how they are understood. */
  link: PlaygroundState;
  /** What was not as the link asked for. */
  notes: readonly string[];
  /** What was in the playground before something else took its place. */
  replaced: ReplacedState | undefined;
  preferences: Preferences;

  /** The text that is shown, or, where the code is always shown, that was shown last. */
  text: TextName;
  /** The config that was shown last. */
  config: ConfigName;
  /** Whether configs are edited as a form. */
  asForm: boolean;
  /** What was changed in forms, oldest first. */
  formEdits: readonly FormEdit[];
  /** The side that a phone shows. */
  side: Side;
  /** The editors that are in the page, by the texts that they show. */
  editors: Readonly<Partial<Record<TextName, EditorHandle>>>;
  /** Whether the Tab key leaves the editor instead of indenting. */
  tabMovesFocus: boolean;
  /** Where the cursor is in the code, as an offset. */
  cursor: number;
  /** Places in the code that stand out: matches of a selector, a tree's node. */
  highlights: readonly TextRange[];
  /** A range of the code that is shown as soon as there is an editor that has it. */
  toReveal: TextRange | undefined;
  /** What became of sharing, in a sentence; empty at first. */
  said: string;

  /** `undefined` until the linter is started. Each version of TypeScript has its own. */
  client: LinterClient | undefined;
  status: WorkerStatus;
  /** The linter's last one, which may be about other texts. */
  answer: Answer | undefined;
  refusal: Refusal | undefined;
  /** How often the reader had the same texts checked again. */
  attempt: number;

  /** Every rule that a config can name; `undefined` until they are loaded. */
  rules: readonly PlaygroundRule[] | undefined;
  /** Those of the chosen version of TypeScript; `undefined` until they are loaded. */
  compilerOptions: readonly PlaygroundCompilerOption[] | undefined;
}

export type SessionStore = Store<Session>;

/** The linter before it is started. */
export const notStarted: Pick<Session, 'client' | 'status'> = {
  client: undefined,
  status: { state: 'starting' },
};

/**
 * A store of its own for each visit.
 *
 * @param notes see {@link Session}
 */
export function createSession(
  link: PlaygroundState,
  notes: readonly string[] = [],
): SessionStore {
  return createStore<Session>({
    visit: {},
    link,
    notes,
    replaced: undefined,
    preferences: readPreferences(),
    text: 'code',
    config: 'eslintrc',
    asForm: false,
    formEdits: [],
    side: 'texts',
    editors: {},
    tabMovesFocus: false,
    cursor: 0,
    highlights: [],
    toReveal: undefined,
    said: '',
    ...notStarted,
    answer: undefined,
    refusal: undefined,
    attempt: 0,
    rules: undefined,
    compilerOptions: undefined,
  });
}

/** Changes some of what the link carries. */
export function changeLink(
  store: SessionStore,
  change: Partial<PlaygroundState>,
): void {
  store.set({ link: withChange(store.get().link, change) });
}

/**
 * Notes that a text has an editor in the page.
 *
 * @returns a function that takes the note back
 */
export function addEditor(
  store: SessionStore,
  name: TextName,
  editor: EditorHandle,
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
