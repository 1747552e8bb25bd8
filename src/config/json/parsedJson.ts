import type { Node } from 'jsonc-parser';

/** Something about a text that a reader should know. */
export interface TextProblem {
  /** `info`: nothing is wrong, but it has no effect here. */
  severity: 'error' | 'info' | 'warning';
  message: string;
  /** Place in the text, from 0. */
  offset: number;
  length: number;
}

/** A text of JSON in one of the forms that configs have. */
export interface ParsedJson {
  /** `undefined` when there is nothing but space and comments. */
  root: Node | undefined;
  /** Syntax errors. The tree is then what could be made of the rest. */
  problems: TextProblem[];
}
