import type { CodeEditor, LanguageAnswers } from '../../editor/editor';

/** A text as a full editor shows it. */
export interface EditedText {
  /** Tells it from others: each has its own undo, selection, and scroll position. */
  path: string;
  /** What it starts with. */
  text: string;
  /** As a file name ends: `ts`, `json`. */
  language: string;
  /** What screen readers call it. */
  label: string;
}

/** Something that the page can do, as an editor's palette lists it. */
export interface EditorCommand {
  label: string;
  run: () => void;
}

/** What the host of an editor gives to it, whichever it is: Monaco, or the light one. */
export interface FullEditorProps {
  edited: EditedText;
  isWrapped: boolean;
  answers: LanguageAnswers;
  commands: readonly EditorCommand[];
  /** Called once there is an editor, and again with another object when it shows another text. */
  onReady: (editor: CodeEditor, path: string) => void;
  /** Called when the reader has changed a text. */
  onChange: (text: string, path: string) => void;
  /** Called with the offset that the cursor has moved to. */
  onMove: (cursor: number, path: string) => void;
}
