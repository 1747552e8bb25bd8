import type { SessionStore } from '../../state/session';
import type { monaco } from '../monaco';

/**
 * Keeps in the session where the cursor is in the code.
 *
 * @returns a function that stops it
 */
export function followCursor(
  editor: monaco.editor.ICodeEditor,
  store: SessionStore,
): () => void {
  const subscription = editor.onDidChangeCursorPosition(({ position }) => {
    const cursor = editor.getModel()?.getOffsetAt(position);
    if (cursor !== undefined) {
      store.set({ cursor });
    }
  });
  return () => {
    subscription.dispose();
  };
}
