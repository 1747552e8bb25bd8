import type { PlaygroundConstants } from '../../state/PlaygroundContext';
import type { TextName } from '../../state/sharedState';
import type { monaco } from '../monaco';
import { addCommands } from './addCommands';
import { addHandle } from './addHandle';
import { followCursor } from './followCursor';
import { followText } from './followText';
import { showHighlights } from './showHighlights';
import { showTypeQueries } from './showTypeQueries';
import { switchTabKey } from './switchTabKey';

/**
 * Connects an editor with the session: what changes in one of the two changes in the other.
 *
 * @param name of the text that it shows
 * @returns a function that takes them apart
 */
export function connectEditor(
  editor: monaco.editor.IStandaloneCodeEditor,
  playground: PlaygroundConstants,
  name: TextName,
): () => void {
  const { store } = playground;
  const ends = [
    followText(editor, store, name),
    addCommands(editor, playground),
    switchTabKey(editor, store),
    addHandle(editor, store, name),
    ...(name === 'code'
      ? [
          followCursor(editor, store),
          showHighlights(editor, store),
          showTypeQueries(editor, store),
        ]
      : []),
  ];
  return () => {
    for (const end of ends) {
      end();
    }
  };
}
