import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { type CodeEditor, createEditor } from '../createEditor';
import type { EditorOptions } from '../editor';

const opened: CodeEditor[] = [];

/** An editor, with what a test does in it as a reader would. */
export interface OpenedEditor extends CodeEditor {
  view: EditorView;
  undo: () => void;
  redo: () => void;
}

/** Opens an editor of code in the document. {@link closeEditors} has to be called after the test. */
export function openEditor(
  text: string,
  options: Partial<EditorOptions> = {},
): OpenedEditor {
  const parent = document.createElement('div');
  document.body.append(parent);
  const editor = createEditor({
    parent,
    text,
    language: 'ts',
    label: 'Code',
    ...options,
  });
  opened.push(editor);
  const view = EditorView.findFromDOM(parent);
  if (!view) {
    throw new Error('There is no editor in the element.');
  }
  return { ...editor, view, undo: () => undo(view), redo: () => redo(view) };
}

/** Leaves nothing of the editors to the next test. */
export function closeEditors(): void {
  for (const editor of opened.splice(0)) {
    editor.destroy();
  }
  document.body.replaceChildren();
}
