/** Something about a text that a reader should know. */
export interface TextProblem {
  /** `info`: nothing is wrong, but it has no effect here. */
  severity: 'error' | 'info' | 'warning';
  message: string;
  /** Place in the text, from 0. */
  offset: number;
  length: number;
}
