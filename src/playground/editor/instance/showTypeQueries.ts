import type { SessionStore } from '../../state/session';
import type { monaco } from '../monaco';
import styles from '../MonacoEditor.module.css';
import { monacoRange } from './monacoRange';

/**
 * Shows behind each `// ^?` the type that it asks for. It isn't part of the text.
 *
 * @returns a function that ends it
 */
export function showTypeQueries(
  editor: monaco.editor.ICodeEditor,
  store: SessionStore,
): () => void {
  return store.watch(
    session => session.typeQueries,
    queries => {
      const model = editor.getModel();
      if (model === null) {
        return undefined;
      }
      const collection = editor.createDecorationsCollection(
        queries.map(({ end, text }) => ({
          range: monacoRange(model, [end, end]),
          options: {
            showIfCollapsed: true,
            after: { content: ` ${text}`, inlineClassName: styles.answer },
          },
        })),
      );
      return () => {
        collection.clear();
      };
    },
  );
}
