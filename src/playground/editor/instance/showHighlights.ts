import type { SessionStore } from '../../state/session';
import type { monaco } from '../monaco';
import styles from '../MonacoEditor.module.css';
import { monacoRange } from './monacoRange';

/**
 * Highlights the places in the code that are to stand out.
 *
 * @returns a function that ends it
 */
export function showHighlights(
  editor: monaco.editor.ICodeEditor,
  store: SessionStore,
): () => void {
  return store.watch(
    session => session.highlights,
    highlights => {
      const model = editor.getModel();
      if (model === null) {
        return undefined;
      }
      const collection = editor.createDecorationsCollection(
        highlights.map(range => ({
          range: monacoRange(model, range),
          options: { className: styles.highlight },
        })),
      );
      return () => {
        collection.clear();
      };
    },
  );
}
