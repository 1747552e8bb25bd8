import type { Node } from 'jsonc-parser';
import type { TextProblem } from '../textProblem';

/** A text of JSON in one of the forms that configs have. */
export interface ParsedJson {
  /** `undefined` when there is nothing but space and comments. */
  root: Node | undefined;
  /** Syntax errors. The tree is then what could be made of the rest. */
  problems: TextProblem[];
}
