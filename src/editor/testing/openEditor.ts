import type { CodeEditor } from '../createEditor';
import { createEditor } from '../createEditor';
import type { EditorOptions } from '../editor';

const opened: CodeEditor[] = [];

/** Opens an editor of code in the document. {@link closeEditors} has to be called after the test. */
export function openEditor(
  text: string,
  options: Partial<EditorOptions> = {},
): CodeEditor {
  const editor = createEditor({
    parent: document.body,
    text,
    language: 'ts',
    label: 'Code',
    ...options,
  });
  opened.push(editor);
  return editor;
}

/** Leaves nothing of the editors to the next test. */
export function closeEditors(): void {
  for (const editor of opened.splice(0)) {
    editor.destroy();
  }
  document.body.replaceChildren();
}
