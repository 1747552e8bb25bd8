import type { LightEditor } from '../../../editor/createEditor';
import { addEditor } from '../../state/changeSession';
import type { SessionStore } from '../../state/session';
import type { FileType, TextName } from '../../state/sharedState';
import { modelPath } from '../modelPath';

/**
 * Connects the light editor with the session: what changes in one of the two changes in the other.
 *
 * @param name of the text that it shows
 * @param path of that text: another file's is another editor's
 * @returns a function that takes them apart
 */
export function connectTouchEditor(
  editor: LightEditor,
  store: SessionStore,
  name: TextName,
  path: string,
): () => void {
  const ends = [
    store.watch(
      ({ shared }) => shared[name],
      text => {
        if (modelPath(store.get(), name) === path && editor.text() !== text) {
          editor.setText(text);
        }
        return undefined;
      },
    ),
    store.watch(
      ({ shared }) => languageOf(name, shared.fileType),
      language => {
        editor.setLanguage(language);
        return undefined;
      },
    ),
    addEditor(store, name, {
      reveal(range) {
        editor.select(range);
        editor.focus();
      },
      selection: editor.selection,
      hasFocus: editor.hasFocus,
    }),
    ...(name === 'code' ? [showTypeQueries(editor, store)] : []),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}

/** The language of a text, as a code block's fence names it. */
export function languageOf(name: TextName, fileType: FileType): string {
  return name === 'code' ? (fileType.split('.').at(-1) ?? 'ts') : 'json';
}

function showTypeQueries(editor: LightEditor, store: SessionStore): () => void {
  return store.watch(
    session => session.typeQueries,
    queries => {
      editor.setTypeAnswers(queries, editor.text());
      return undefined;
    },
  );
}
