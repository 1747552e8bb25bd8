import type { Extension } from '@codemirror/state';
import { type EditorView, keymap, showDialog } from '@codemirror/view';

/** What the page can do, by what it's called. */
export type PageCommands = Readonly<Record<string, () => unknown>>;

/** F1 asks for one of the page's commands, by its name. */
export function commandPalette(commands: PageCommands): Extension {
  return keymap.of([
    {
      key: 'F1',
      run: view => {
        void runCommand(view, commands);
        return true;
      },
    },
  ]);
}

async function runCommand(
  view: EditorView,
  commands: PageCommands,
): Promise<void> {
  const { result } = showDialog(view, {
    content: () => commandForm(Object.keys(commands)),
    focus: true,
    top: true,
  });
  const name = (await result)?.querySelector('input')?.value ?? '';
  const found = Object.keys(commands).find(each =>
    each.toLowerCase().startsWith(name.trim().toLowerCase()),
  );
  if (name !== '' && found !== undefined) {
    commands[found]?.();
  }
}

function commandForm(names: readonly string[]): HTMLElement {
  const form = document.createElement('form');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const list = document.createElement('datalist');
  const run = document.createElement('button');
  list.id = 'page-commands';
  for (const name of names) {
    const option = document.createElement('option');
    option.value = name;
    list.append(option);
  }
  input.className = 'cm-textfield';
  input.setAttribute('list', list.id);
  run.className = 'cm-button';
  run.textContent = 'Run';
  label.append('Command: ', input);
  form.append(label, list, ' ', run);
  return form;
}
