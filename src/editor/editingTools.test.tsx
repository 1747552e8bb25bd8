import { foldCode } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { afterEach, expect, it, vi } from 'vitest';
import { commandPalette } from './commandPalette';
import { editingTools } from './editingTools';
import type { EditorOptions } from './editor';
import { languageHelp } from './languageHelp';
import {
  closeEditors,
  type OpenedEditor,
  openEditor,
} from './testing/openEditor';

afterEach(closeEditors);

function open(
  text: string,
  options?: Partial<EditorOptions>,
): { editor: OpenedEditor; view: EditorView } {
  const editor = openEditor(text, options);
  return { editor, view: editor.view };
}

function press(view: EditorView, key: string, keyCode: number): void {
  view.contentDOM.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode, cancelable: true }),
  );
}

/** Writes as a reader does, at the cursor. */
function write(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text), {
    userEvent: 'input.type',
  });
}

it('keeps the line ends of a text from Windows where the reader writes', () => {
  const { editor, view } = open('a\r\nb\r\n');
  editor.select([1, 1]);
  write(view, '1\n2\n');
  expect(editor.text()).toBe('a1\r\n2\r\n\r\nb\r\n');
  editor.undo();
  expect(editor.text()).toBe('a\r\nb\r\n');
  const { editor: other, view: otherView } = open('a\nb\n');
  write(otherView, '\n');
  expect(other.text()).toBe('\na\nb\n');
});

it('folds a line with those that are further in', () => {
  const { editor, view } = open('if (a) {\n  b();\n\n  c();\n}\nd();', {
    extensions: editingTools,
  });
  foldCode(view);
  expect(view.contentDOM.textContent).toBe('if (a) {…}d();');
  expect(editor.text()).toContain('c();');
});

it('runs a command of the page by the beginning of its name', async () => {
  const run = vi.fn();
  const other = vi.fn();
  const { view } = open('', {
    extensions: commandPalette({ 'Copy the link': other, 'Show types': run }),
  });
  press(view, 'F1', 112);
  const field = view.dom.querySelector('input');
  const form = field?.form;
  field?.setAttribute('value', 'show');
  form?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(other).not.toHaveBeenCalled();
});

it('shows the parameters of a call while it is written', async () => {
  const { view } = open('', {
    extensions: languageHelp({
      propose: () => undefined,
      describeCall: text =>
        Promise.resolve(
          text === 'f('
            ? {
                activeSignature: 0,
                activeParameter: 0,
                signatures: [
                  {
                    label: 'f(a: string)',
                    documentation: 'Says `f`.',
                    parameters: [{ label: [2, 11], documentation: '' }],
                  },
                ],
              }
            : undefined,
        ),
    }),
  });
  const shown = () => document.querySelector('.cm-tooltip')?.textContent;
  write(view, 'f');
  write(view, '(');
  await vi.waitFor(() => expect(shown()).toBe('f(a: string)Says f.'));
  expect(document.querySelector('.cm-tooltip strong')?.textContent).toBe(
    'a: string',
  );
  write(view, ')');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
});
