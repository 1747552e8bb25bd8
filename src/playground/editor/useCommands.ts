import { useEffect } from 'react';
import { usePlayground } from '../state/PlaygroundContext';
import { commands } from './commands';
import { monaco } from './monaco';

/** Lists the page's commands in the editor's palette. */
export function useCommands(
  editor: monaco.editor.IStandaloneCodeEditor | undefined,
): void {
  const playground = usePlayground();
  useEffect(() => {
    const actions = Object.entries(commands).map(([name, { label, run }]) =>
      editor?.addAction({
        id: `playground.${name}`,
        label,
        keybindings:
          name === 'fixAll'
            ? [monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyS]
            : [],
        run: () => {
          run(playground);
        },
      }),
    );
    return () => {
      for (const action of actions) {
        action?.dispose();
      }
    };
  }, [editor, playground]);
}
