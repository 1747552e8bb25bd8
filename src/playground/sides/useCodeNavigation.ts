import { useCallback, useEffect, useRef, useState } from 'react';
import type { TextName } from '../state/playgroundState';
import type { EditorHandle, TextRange } from '../editor/editorTypes';
import type { Side } from './Split';

interface CodeNavigation {
  /** The text that is shown. */
  text: TextName;
  showText: (text: TextName) => void;
  /** The side that a phone shows. */
  side: Side;
  showSide: (side: Side) => void;
  /** Shows a range of the code, wherever the reader is. */
  reveal: (range: TextRange) => void;
  onEditorReady: (handle: EditorHandle | undefined) => void;
}

/** Which text and which side are shown, and the way to a place in the code. */
export function useCodeNavigation(): CodeNavigation {
  const [text, setText] = useState<TextName>('code');
  const [side, setSide] = useState<Side>('texts');
  const [editor, setEditor] = useState<EditorHandle>();
  const waiting = useRef<TextRange>(undefined);

  useEffect(() => {
    // After the editor has changed to the code, and has come into sight.
    if (waiting.current !== undefined && editor !== undefined) {
      editor.reveal(waiting.current);
      waiting.current = undefined;
    }
  }, [editor, text, side]);

  const reveal = useCallback(
    (range: TextRange) => {
      if (text === 'code' && side === 'texts' && editor !== undefined) {
        editor.reveal(range);
      } else {
        waiting.current = range;
        setText('code');
        setSide('texts');
      }
    },
    [editor, side, text],
  );
  return {
    text,
    showText: useCallback((name: TextName) => {
      setText(name);
      setSide('texts');
    }, []),
    side,
    showSide: setSide,
    reveal,
    onEditorReady: setEditor,
  };
}
