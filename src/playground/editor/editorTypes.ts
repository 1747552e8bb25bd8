import type { ProposedEdit } from '../problems/problem';
import type { TextName } from '../state/sharedState';

/** A range in a text: offsets from 0. */
export type TextRange = readonly [start: number, end: number];

/** A range of the text to underline, with its message. */
export interface EditorMarker {
  owner: 'ESLint' | 'TypeScript' | 'config';
  severity: 'error' | 'info' | 'warning';
  message: string;
  code: string | undefined;
  /** Where the code is explained. */
  url: string | undefined;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** What can be done about it. */
  edits: readonly ProposedEdit[];
}

/** The actions that other parts of the page need from an editor. */
export interface EditorHandle {
  /** Puts the cursor to a range, in sight, and the focus into the editor. */
  reveal: (range: TextRange) => void;
  /** The selection, for an editor that takes over. */
  selection: () => TextRange;
  hasFocus: () => boolean;
}

export interface EditorProps {
  /** The text that is edited. */
  name: TextName;
}

export interface FullEditorProps extends EditorProps {
  /**
   * To be called once the editor is there, before it is connected with the session: the plain one leaves.
   *
   * @returns where that one had its selection, if it had the focus
   */
  takeOver: () => TextRange | undefined;
}
