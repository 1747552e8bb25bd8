import { indexLines } from '../../text/positions';
import type { TextRange } from '../editor/editorTypes';
import type { Problem } from '../problems/problem';
import type { SessionStore } from '../state/session';
import type { TextName } from '../state/sharedState';

/** A place in the code, from 1. Without an end, it is where the cursor is put. */
type Place = Pick<Problem, 'column' | 'line'> &
  Partial<Pick<Problem, 'endColumn' | 'endLine'>>;

/** Shows a text, also on a phone. */
export function showText(store: SessionStore, text: TextName): void {
  store.set({
    shownText: text,
    shownSide: 'texts',
    ...(text !== 'code' && { lastConfig: text }),
  });
}

/** Shows a place in the code, wherever the reader is. */
export function revealPlace(
  store: SessionStore,
  { line, column, endLine = line, endColumn = column }: Place,
): void {
  const { offsetAt } = indexLines(store.get().shared.code);
  reveal(store, [
    offsetAt({ lineNumber: line, column }),
    offsetAt({ lineNumber: endLine, column: endColumn }),
  ]);
}

/** Shows a range of the code, wherever the reader is. */
export function reveal(store: SessionStore, range: TextRange): void {
  const { editors, shownSide } = store.get();
  if (shownSide === 'texts' && editors.code !== undefined) {
    editors.code.reveal(range);
  } else {
    store.set({ shownText: 'code', shownSide: 'texts', toReveal: range });
  }
}
