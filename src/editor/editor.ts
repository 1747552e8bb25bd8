import type { Extension } from '@codemirror/state';
import type { TextEdit } from '../text/applyEdit';

/** A range in a text: offsets from 0. */
export type TextRange = readonly [start: number, end: number];

/** Something that is wrong with a range of the text. */
export interface EditorProblem {
  /** Offsets from 0. What is empty is shown at the character there. */
  start: number;
  end: number;
  /** Where the underline ends, if that's before the end of what the problem is about. */
  underlinedUntil?: number;
  severity: 'error' | 'info' | 'warning';
  message: string;
  /** What reports it: a rule's id, or `TS2304`. */
  source?: string;
  /** Where that is explained. */
  url?: string;
  /** What can be done about it: its fix and its suggestions, offered until the text changes. */
  edits?: readonly ProblemEdit[];
  /** Ids on the page: of the marked range itself, and of the text that describes it there. */
  id?: string;
  describedBy?: string;
  /** Whether it comes or goes with what the text is checked with: shown apart. */
  change?: 'come' | 'gone';
}

/** A change that a problem offers. */
export interface ProblemEdit {
  /** `Fix`, or what a suggestion says. */
  title: string;
  edit: TextEdit;
}

/** What editors call a fix, which unlike suggestions has no words of its own. */
export const fixTitle = 'Fix';

/** The answer to a `// ^?` comment. */
export interface TypeAnswer {
  /** Offset of the comment's end. */
  end: number;
  /** The type, on one line. */
  text: string;
}

/** A completion. */
export interface EditorProposal {
  /** What is inserted. */
  text: string;
  description: string;
  /** Shown in place of the text. */
  label?: string;
  /** What it is, in the words of TypeScript's language service. */
  kind?: string;
  /** What it's sorted by, if not by its label. */
  sortText?: string;
  /** What it replaces, if that's a different range from that of the others. */
  range?: TextRange;
  /** Describes it once it's selected. */
  describe?: () => Promise<Description | undefined>;
}

/** Proposals for a place in the text. */
export interface EditorProposals {
  /** The range that they replace. It ends at the cursor unless told otherwise. */
  from: number;
  to?: number;
  proposals: readonly EditorProposal[];
}

/** What there is to say of a name: its declaration, what is written about it, and where more is. */
export interface Description {
  /** In TypeScript. */
  declaration?: string;
  text?: string;
  url?: string;
}

/** What is said of a range that is pointed at. */
export interface EditorHover extends Description {
  range: TextRange;
}

/** The signatures of the function whose call the cursor is in. */
export interface EditorSignatures {
  signatures: {
    label: string;
    documentation: string;
    /** Each by its offsets in the label. */
    parameters: {
      label: [start: number, end: number];
      documentation: string;
    }[];
  }[];
  activeSignature: number;
  activeParameter: number;
}

/** What an editor asks about a place in its text, which may be newer than what the page has. */
export interface LanguageAnswers {
  /** Completions, when the reader types or asks for them (Ctrl+Space). */
  propose: (
    text: string,
    offset: number,
  ) => EditorProposals | undefined | Promise<EditorProposals | undefined>;
  describe?: (
    text: string,
    offset: number,
  ) => EditorHover | undefined | Promise<EditorHover | undefined>;
  describeCall?: (
    text: string,
    offset: number,
  ) => Promise<EditorSignatures | undefined>;
}

/** An editor of one text. It keeps the text as it is, including line ends. */
export interface CodeEditor {
  /** The element that it is in. */
  element: HTMLElement;
  text: () => string;
  /** Puts another text in, by the smallest edit: the cursor stays, and undo brings the former text back. */
  setText: (text: string) => void;
  /**
   * Underlines problems. Typing moves them along, until the next call.
   *
   * @param checked the text that they were found in: they are ignored if the present text differs
   */
  setProblems: (problems: readonly EditorProblem[], checked: string) => void;
  /** Shows types behind the comments that ask for them. Ignored about another text, as problems are. */
  setTypeAnswers: (answers: readonly TypeAnswer[], checked: string) => void;
  /** Has ranges stand out, in place of those that did. */
  setHighlights: (ranges: readonly TextRange[]) => void;
  /** Selects a range, and brings it into view. */
  select: (range: TextRange) => void;
  selection: () => TextRange;
  focus: () => void;
  hasFocus: () => boolean;
  /** Applies an edit of the present text, as one step for undo. */
  applyEdit: (edit: TextEdit) => void;
  /**
   * Leaves room between lines, for what the page shows there.
   *
   * @param gaps each with its height in pixels, and the number of the line it's below, from 1
   */
  setGaps: (gaps: readonly LineGap[]) => void;
  /** The gaps that there are now: a change of the text can move them, or take them with it. */
  gaps: () => readonly LineGap[];
  /** Where a line begins, in pixels below the editor's top, and how high it is without a gap. */
  placeOfLine: (line: number) => { top: number; height: number };
  undo: () => void;
  redo: () => void;
  /** For an editor of the same text that is made later. */
  leave: () => LeftEditor;
  destroy: () => void;
}

/** Room below a line. */
export interface LineGap {
  line: number;
  height: number;
}

/** What an editor is left with, for another one to go on from: its text, selection, and what undo knows. */
export interface LeftEditor {
  state: unknown;
}

/** What an editor is made with. */
export interface EditorOptions extends Partial<LanguageAnswers> {
  /** What it's put into, at the end. */
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
  /** Whether its lines are numbered; they are unless told otherwise. */
  hasLineNumbers?: boolean;
  /** Whether long lines are wrapped; they are unless told otherwise. */
  isWrapped?: boolean;
  /** Whether problems are shown in a tooltip where they are pointed at; they are unless told otherwise. */
  hasTooltips?: boolean;
  /** What else it can do. */
  extensions?: Extension;
  /** Called when the reader, or one of the reader's commands, has changed the text. */
  onChange?: (text: string) => void;
  /** Called when the cursor or the selection has moved. */
  onSelect?: (range: TextRange) => void;
  /** Called when the heights of lines may have changed: with the text, the width, or a font that arrives. */
  onLayout?: () => void;
}
