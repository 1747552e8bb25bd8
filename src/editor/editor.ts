import type { CompletionResult } from '@codemirror/autocomplete';
import type { Extension, StateEffect } from '@codemirror/state';
import type { SignatureHelp, TypeQuery } from '../linter/protocol';
import type { TextEdit } from '../text/editBetween';

/** A range in a text: offsets from 0. */
export type TextRange = readonly [start: number, end: number];

export interface EditorProblem {
  /** Offsets from 0. What is empty is shown at the character there. */
  start: number;
  end: number;
  /** Where the underline ends, if that's before the end of what the problem is about. */
  underlinedUntil?: number | undefined;
  severity: 'error' | 'info' | 'warning';
  message: string;
  /** What reports it: a rule's id, or `TS2304`. */
  source?: string;
  /** Where that is explained. */
  url?: string | undefined;
  /** What can be done about it: its fix and its suggestions, offered until the text changes. */
  edits?: readonly ProblemEdit[];
  /** Ids on the page: of the marked range itself, and of the text that describes it there. */
  id?: string;
  describedBy?: string;
  /** Whether it comes or goes with what the text is checked with: shown apart. */
  change?: 'come' | 'gone';
}

export interface ProblemEdit {
  /** `Fix`, or what a suggestion says. */
  title: string;
  edit: TextEdit;
}

/** What editors call a fix, which unlike suggestions has no words of its own. */
export const fixTitle = 'Fix';

/** The answer to a `// ^?` comment. */
export type TypeAnswer = Pick<TypeQuery, 'end' | 'text'>;

/** What there is to say of a name: its declaration, what is written about it, and where more is. */
export interface Description {
  /** In TypeScript. */
  declaration?: string;
  text?: string;
  url?: string;
}

type Described = Description & { range: TextRange };

/** What an editor asks about a place in its text, which may be newer than what the page has. */
export interface LanguageAnswers {
  /** Completions, when the reader types or asks for them (Ctrl+Space). */
  propose: (
    text: string,
    offset: number,
  ) => CompletionResult | undefined | Promise<CompletionResult | undefined>;
  describe?: (
    text: string,
    offset: number,
  ) => Described | undefined | Promise<Described | undefined>;
  describeCall?: (
    text: string,
    offset: number,
  ) => Promise<SignatureHelp | undefined>;
}

/** Room below a line. */
export interface LineGap {
  line: number;
  height: number;
}

/** What an editor is left with, for another one to go on from: its text, selection, place, and what undo knows. */
export interface LeftEditor {
  state: unknown;
  scroll: StateEffect<unknown>;
}

export interface EditorOptions extends Partial<LanguageAnswers> {
  parent: HTMLElement;
  text: string;
  /** An earlier editor of the same text. If the text has changed since, undo brings the former one back. */
  before?: LeftEditor | undefined;
  /** Of the text, as a file name ends: `ts`, `json`. */
  language: string;
  /** The editor's name for screen readers: what is edited in it. */
  label: string;
  /** Ids of texts on the page that describe it further. */
  describedBy?: string;
  hasLineNumbers?: boolean;
  isWrapped?: boolean;
  /** Whether problems are shown in a tooltip where they are pointed at; they are unless told otherwise. */
  hasTooltips?: boolean;
  extensions?: Extension;
  /** Called when the reader, or one of the reader's commands, has changed the text. */
  onChange?: (text: string) => void;
  onSelect?: (range: TextRange) => void;
  /** Called when the heights of lines may have changed: with the text, the width, or a font that arrives. */
  onLayout?: () => void;
}
