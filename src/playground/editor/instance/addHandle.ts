import { addEditor } from '../../state/changeSession';
import type { SessionStore } from '../../state/session';
import type { TextName } from '../../state/sharedState';
import type { monaco } from '../monaco';
import { selectedRange, selectRange } from './monacoRange';

/**
 * Lets other parts of the page have something done by the editor.
 *
 * @returns a function that ends it
 */
export function addHandle(
  editor: monaco.editor.ICodeEditor,
  store: SessionStore,
  name: TextName,
): () => void {
  return addEditor(store, name, {
    reveal(range) {
      selectRange(editor, range);
      editor.focus();
    },
    selection: () => selectedRange(editor),
    hasFocus: () => editor.hasTextFocus(),
  });
}
