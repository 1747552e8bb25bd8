import { useEffect, useRef } from 'react';
import { COMMANDS, type Commands } from './commands';
import { monaco } from './monaco';

/** Lists the page's commands in the editor's palette. */
export function useCommands(
  editor: monaco.editor.IStandaloneCodeEditor | undefined,
  commands: Commands,
): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const names = Object.keys(COMMANDS) as (keyof Commands)[];
    const actions = names.map(name =>
      editor?.addAction({
        id: `playground.${name}`,
        label: COMMANDS[name],
        keybindings:
          name === 'fixAll'
            ? [monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyS]
            : [],
        run: () => {
          latest.current[name]();
        },
      }),
    );
    return () => {
      for (const action of actions) {
        action?.dispose();
      }
    };
  }, [editor]);
}
