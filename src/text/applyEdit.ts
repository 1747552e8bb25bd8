/** A change of a text, as in ESLint's messages: offsets from 0. */
export interface TextEdit {
  range: readonly [start: number, end: number];
  text: string;
}

/** Applies one edit. */
export function applyEdit(code: string, { range, text }: TextEdit): string {
  const [start, end] = range;
  return code.slice(0, Math.max(0, start)) + text + code.slice(end);
}
