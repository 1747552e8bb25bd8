import type { Commands } from './commands';
import type { FeatureContext } from './features/useFeatures';

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
  /** Also its model's name. */
  name: 'code' | 'eslintrc' | 'tsconfig';
  /** For screen readers. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  markers: readonly EditorMarker[];
  /** Places that stand out: matches of a selector, the tree's node. */
  highlights: readonly TextRange[];
  /** Told where the cursor is, as an offset. */
  onCursor: (offset: number) => void;
  onReady: (handle: EditorHandle | undefined) => void;
  wordWrap: boolean;
  /** Whether the Tab key moves on instead of indenting. */
  tabMovesFocus: boolean;
  onTabMovesFocus: (tabMovesFocus: boolean) => void;
  /** The data for completions, hovers and code actions. */
  features: FeatureContext;
  /** The page's own commands in the command palette. */
  commands: Commands;
}
