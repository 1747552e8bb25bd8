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
  const follow = () => {
    const position = editor.getPosition();
    const cursor = position && editor.getModel()?.getOffsetAt(position);
    if (typeof cursor === 'number') {
      store.set({ cursor });
    }
  };
  const subscriptions = [
    editor.onDidChangeCursorPosition(follow),
    editor.onDidChangeModel(follow),
  ];
  return () => {
    for (const subscription of subscriptions) {
      subscription.dispose();
    }
  };
}
