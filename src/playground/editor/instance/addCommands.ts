import type { PlaygroundConstants } from '../../state/PlaygroundContext';
import { monaco } from '../monaco';
import { commands } from './commands';

/**
 * Lists the page's commands in the editor's palette.
 *
 * @returns a function that takes them away
 */
export function addCommands(
  editor: monaco.editor.IStandaloneCodeEditor,
  playground: PlaygroundConstants,
): () => void {
  const actions = Object.entries(commands).map(([name, { label, run }]) =>
    editor.addAction({
      id: `playground.${name}`,
      label,
      keybindings:
        name === 'fixAll' ? [monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyS] : [],
      run: () => {
        run(playground);
      },
    }),
  );
  return () => {
    for (const action of actions) {
      action.dispose();
    }
  };
}
