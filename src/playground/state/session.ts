import type { CodeEditor } from '../../editor/createEditor';
import type { LeftEditor, TextRange } from '../../editor/editor';
import type {
  KnownRules,
  LinterClient,
  PlaygroundCompilerOption,
  TypeQuery,
  WorkerInput,
  WorkerReport,
  WorkerStatus,
} from '../../linter/protocol';
import type { ProjectFile } from '../../linter/types';
import type { findingsIn } from '../problems/problem';
import type { SaveOutcome, Snippet } from '../saving/storage';
import type { Preferences } from './preferences';
import type { ConfigName, SharedState, TextName } from './sharedState';
import type { Store } from './store';

/**
 * All that the playground knows between the opening of its page and the end of it. What follows from it,
 * selectors compute.
 */
export interface Session {
  /** The same object for as long as the session lasts. */
  identity: object;

  // What the reader works on, and what became of it without them

  /** What the address holds: the texts and how they are understood. */
  shared: SharedState;
  /** The same, as it was opened: what differs from it, the reader has typed and chosen. */
  opened: SharedState;
  /** What readers are told once, in sentences: above all what was not as the link asked for. */
  notes: readonly string[];
  comeback: Opening['comeback'];
  /** Files that were removed, the last one last, and where their tabs were, from 0: each can be brought back. */
  removedFiles: readonly { file: ProjectFile; index: number }[];
  /** What was in the playground before something else took its place. */
  replaced: ReplacedState | undefined;

  // Where the work is saved

  /** The state's snippet in the browser's storage, if it has one. */
  copy: SavedCopy | undefined;
  saveOutcome: SaveOutcome;
  /** Whether the address had no place for the state when it was last written. */
  isTooLongForLink: boolean;

  // What is on the screen

  preferences: Preferences;
  /** The text that is shown, or, where the code is always shown, that was shown last. */
  shownText: TextName;
  lastConfig: ConfigName;
  configsAsForm: boolean;
  /** The side that a phone shows. */
  shownSide: Side;

  // Where and how the texts are edited

  /** Whether the reader works here, or came to something of theirs: only then is there a linter, and a full editor. */
  isUsed: boolean;
  /** The editors that are in the page, by the texts that they show. */
  editors: Readonly<Partial<Record<TextName, PresentEditor>>>;
  /** By the paths of texts, what undo knows and where the cursor is in those that aren't shown. */
  leftEditors: Readonly<Record<string, LeftEditor | undefined>>;
  /** Where the cursor is in the code, as an offset. */
  cursor: number;
  /** Places in the code that stand out: matches of a selector, a tree's node. */
  highlights: readonly TextRange[];
  /** The types that comments in the code ask for, as they were answered last. */
  typeQueries: readonly TypeQuery[];
  /** A range of the code that is shown as soon as there is an editor that has it. */
  toReveal: TextRange | undefined;
  /** What was changed in forms, oldest first. */
  formEdits: readonly FormEdit[];

  // The linter, and what it says

  /** `undefined` until the linter is started. Each version of TypeScript has its own. */
  client: LinterClient | undefined;
  status: WorkerStatus;
  /** What it found last, which may be about other texts. */
  lastCheck: Check | undefined;
  /** What it found in the files that aren't shown, by their names. */
  otherChecks: Readonly<Record<string, OtherCheck | undefined>>;
  refusal: Refusal | undefined;
  /** How often the reader had the same texts checked again. */
  attempt: number;

  // What is known of everything that a config can name

  /** Rules, and those of older versions; `undefined` until they are loaded. */
  knownRules: KnownRules | undefined;
  /** Those of the chosen version of TypeScript; `undefined` until they are loaded. */
  compilerOptions: readonly PlaygroundCompilerOption[] | undefined;
}

export type SessionStore = Store<Session>;

/**
 * A selector of what follows from others. What it gives stays the very same, in each session, for as long as
 * what the others give does: that is what components compare.
 */
export function derive<Inputs extends readonly unknown[], Result>(
  inputs: readonly [
    ...{ [Index in keyof Inputs]: (session: Session) => Inputs[Index] },
  ],
  compute: (...inputs: Inputs) => Result,
): (session: Session) => Result {
  const lasts = new WeakMap<object, { given: Inputs; result: Result }>();
  return session => {
    const given = inputs.map(select => select(session)) as unknown as Inputs;
    let last = lasts.get(session.identity);
    if (!last?.given.every((value, index) => Object.is(value, given[index]))) {
      last = { given, result: compute(...given) };
      lasts.set(session.identity, last);
    }
    return last.result;
  };
}

export interface Opening {
  shared: SharedState;
  notes: readonly string[];
  copy?: SavedCopy | undefined;
  /**
   * What became of the work of the last visit, where no link asked for anything: it is here again, or, since
   * the page broke with it the last time, only offered.
   */
  comeback?: { offered: Snippet } | 'back';
}

/** A snippet as a session last saw it: another tab may have gone on with it. */
export type SavedCopy = Pick<Snippet, 'hash' | 'id'>;

/** All that was in the playground until something else took its place. */
export interface ReplacedState {
  shared: SharedState;
  copy: SavedCopy | undefined;
  /** What made something else take its place. */
  by: 'address' | 'file' | 'redo' | 'reset' | 'sample' | 'snippet' | 'undo';
  replacement?: SharedState | undefined;
}

export type Side = 'results' | 'texts';

/** What other parts of the page need from an editor. */
export type PresentEditor = Pick<
  CodeEditor,
  'focus' | 'hasFocus' | 'select' | 'selection'
> &
  Partial<Pick<CodeEditor, 'leave'>>;

export interface FormEdit {
  name: ConfigName;
  before: string;
  after: string;
}

export interface Check extends ReturnType<typeof findingsIn> {
  report: WorkerReport;
  input: WorkerInput;
  /** Whether it was the linter's first answer, which takes far longer. */
  isFirst: boolean;
  /** Which linter that was: another one has another TypeScript. `undefined`: the build's. */
  client: LinterClient | undefined;
}

export interface OtherCheck {
  /** `undefined` where it couldn't be checked. */
  check: Check | undefined;
  /** The texts as they were then; `undefined` where they weren't those of the check. */
  seen: SharedState | undefined;
  client: LinterClient | undefined;
  attempt: number;
}

/** An input of which the linter has said nothing, and will not. */
export interface Refusal {
  input: WorkerInput;
  /** What answering threw; `undefined` where the client's status says what happened. */
  reason: string | undefined;
}
