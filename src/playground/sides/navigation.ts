import type { TextRange } from '../../editor/editor';
import { indexLines } from '../../text/positions';
import { showFile } from '../files/changeFiles';
import type { Problem } from '../problems/problem';
import type { SessionStore } from '../state/session';
import { fileNameOf, type TextName } from '../state/sharedState';

/** A place in the code, from 1. Without an end, it is where the cursor is put. */
export type Place = Pick<Problem, 'column' | 'line'> &
  Partial<Pick<Problem, 'endColumn' | 'endLine'>>;

/** Shows a text, also on a phone. */
export function showText(store: SessionStore, text: TextName): void {
  store.set({
    shownText: text,
    shownSide: 'texts',
    ...(text !== 'code' && { lastConfig: text }),
  });
}

/** Shows a place in the code of a file, wherever the reader is. */
export function revealPlace(
  store: SessionStore,
  { line, column, endLine = line, endColumn = column }: Place,
  file = fileNameOf(store.get().shared),
): void {
  showFile(store, file);
  const { offsetAt } = indexLines(store.get().shared.code);
  reveal(store, [
    offsetAt({ lineNumber: line, column }),
    offsetAt({ lineNumber: endLine, column: endColumn }),
  ]);
}

/** Shows a range of the code, wherever the reader is: once the editor has the code, and is in sight. */
export function reveal(store: SessionStore, range: TextRange): void {
  store.set({ shownText: 'code', shownSide: 'texts', toReveal: range });
}
