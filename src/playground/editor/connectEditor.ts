import type { CodeEditor } from '../../editor/editor';
import { pathOf } from '../files/textPaths';
import { addEditor } from '../state/changeSession';
import type { SessionStore } from '../state/session';
import type { TextName } from '../state/sharedState';
import { showProblems } from './showProblems';

/**
 * Shows in an editor what the session has: a text that was changed elsewhere, by a fix, a form or a link,
 * what was found in it, and what is to stand out.
 *
 * @param path of the text that the editor shows
 * @returns a function that ends it
 */
export function connectEditor(
  editor: CodeEditor,
  store: SessionStore,
  name: TextName,
  path: string,
): () => void {
  const ends = [
    store.watch(
      ({ shared }) => shared[name],
      text => {
        // The page may be ahead of the editor, with another file.
        if (pathOf(store.get(), name) === path && editor.text() !== text) {
          editor.setText(text);
        }
        return undefined;
      },
    ),
    addEditor(store, name, editor),
    showProblems(editor, store, name),
    ...(name === 'code' ? [showAnswers(editor, store)] : []),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

/** What the code asks for, and what other parts of the page point at in it. */
function showAnswers(editor: CodeEditor, store: SessionStore): () => void {
  const ends = [
    store.watch(
      session => session.typeQueries,
      queries => {
        editor.setTypeAnswers(queries, editor.text());
        return undefined;
      },
    ),
    store.watch(
      session => session.highlights,
      ranges => {
        editor.setHighlights(ranges);
        return undefined;
      },
    ),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
    editor.setHighlights([]);
  };
}
