import { editBetween } from '../../../text/editBetween';
import type { SessionStore } from '../../state/session';
import type { TextName } from '../../state/sharedState';
import { modelPath } from '../modelPath';
import type { monaco } from '../monaco';
import { monacoRange } from './monacoRange';

/**
 * Puts a text that was changed elsewhere into the editor: by a fix, a form, a link, or while this model
 * had no editor. It is a step of its own for undoing.
 *
 * @returns a function that stops it
 */
export function followText(
  editor: monaco.editor.ICodeEditor,
  store: SessionStore,
  name: TextName,
): () => void {
  const follow = () => {
    catchUp(editor, store, name);
    return undefined;
  };
  const stopWatching = store.watch(({ shared }) => shared[name], follow);
  const subscription = editor.onDidChangeModel(follow);
  return () => {
    stopWatching();
    subscription.dispose();
  };
}

/** Puts the session's text into the editor, unless the page is ahead of it, with another file. */
export function catchUp(
  editor: monaco.editor.ICodeEditor,
  store: SessionStore,
  name: TextName,
): void {
  const session = store.get();
  if (editor.getModel()?.uri.toString() === modelPath(session, name)) {
    replaceText(editor, session.shared[name]);
  }
}

function replaceText(editor: monaco.editor.ICodeEditor, text: string): void {
  const model = editor.getModel();
  const before = model?.getValue();
  if (!model || before === undefined || before === text) {
    return;
  }
  const { range, text: replacement } = editBetween(before, text);
  editor.pushUndoStop();
  editor.executeEdits('page', [
    {
      range: monacoRange(model, range),
      text: replacement,
      forceMoveMarkers: true,
    },
  ]);
  editor.pushUndoStop();
}
