import type { Extension } from '@codemirror/state';
import { type EditorView, keymap, showDialog } from '@codemirror/view';
import crelt from 'crelt';

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
  const list = 'page-commands';
  return crelt(
    'form',
    crelt(
      'label',
      'Command: ',
      crelt('input', { class: 'cm-textfield', list }),
    ),
    crelt(
      'datalist',
      { id: list },
      names.map(value => crelt('option', { value })),
    ),
    ' ',
    crelt('button', { class: 'cm-button' }, 'Run'),
  );
}
