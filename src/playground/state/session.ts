import type {
  LinterClient,
  PlaygroundCompilerOption,
  PlaygroundRule,
  WorkerStatus,
} from '../../linter/protocol';
import type { Answer, Refusal } from '../analysis/askLinter';
import type { EditorHandle, TextRange } from '../editor/editorTypes';
import type { Side } from '../sides/navigation';
import type { PlaygroundState, TextName } from './playgroundState';
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

  /** The text that is shown. */
  text: TextName;
  /** Whether configs are edited as a form. */
  asForm: boolean;
  /** The side that a phone shows. */
  side: Side;
  /** `undefined` while there is no editor in the page. */
  editor: EditorHandle | undefined;
  /** Whether the Tab key leaves the editor instead of indenting. */
  tabMovesFocus: boolean;
  /** Where the cursor is in the text that is shown, as an offset. */
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
    asForm: false,
    side: 'texts',
    editor: undefined,
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

/** Tells the reader of something, once. */
export function addNotes(store: SessionStore, notes: readonly string[]): void {
  store.set({ notes: [...new Set([...store.get().notes, ...notes])] });
}
