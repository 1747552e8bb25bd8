import { useEffect, useRef } from 'react';
import { useSelector } from '../state/PlaygroundContext';
import { keepShown } from './calmMarkers';
import type { EditorMarker, EditorProps } from './editorTypes';
import type { monaco } from './monaco';
import { selectMarkers } from './selectMarkers';
import { showMarkers } from './showMarkers';

/** How long a reader has to pause until what is new is underlined, in milliseconds. */
const pause = 600;

/**
 * Underlines what was found in a text. What is gone vanishes at once, but code that is being typed is wrong
 * most of the time: what is new waits for a pause.
 *
 * @param path of the text's model
 */
export function useMarkers(
  editor: monaco.editor.IStandaloneCodeEditor | undefined,
  name: EditorProps['name'],
  path: string,
): void {
  const markers = useSelector(session => selectMarkers(session, name));
  const typed = useRef(-Infinity);
  const shown = useRef<{
    model: monaco.editor.ITextModel;
    markers: readonly EditorMarker[];
  }>(undefined);
  useEffect(() => {
    const subscription = editor?.onDidChangeModelContent(() => {
      typed.current = performance.now();
    });
    return () => {
      subscription?.dispose();
    };
  }, [editor]);
  useEffect(() => {
    const model = editor?.getModel();
    if (!model) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (list: readonly EditorMarker[]) => {
      shown.current = { model, markers: list };
      showMarkers(model, list);
    };
    const showWhenCalm = () => {
      const wait = typed.current + pause - performance.now();
      if (wait <= 0) {
        show(markers);
      } else {
        timer = setTimeout(showWhenCalm, wait);
      }
    };
    if (shown.current?.model === model) {
      show(keepShown(markers, shown.current.markers));
    }
    showWhenCalm();
    return () => {
      clearTimeout(timer);
    };
  }, [editor, path, markers]);
}
