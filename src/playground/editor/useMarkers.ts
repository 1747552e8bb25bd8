import { useEffect, useRef } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { keepShown } from './calmMarkers';
import type { EditorMarker, EditorProps } from './editorTypes';
import { selectMarkers } from './selectMarkers';

/** How long a reader has to pause until what is new is underlined, in milliseconds. */
const pause = 600;

/** An editor that has one of the texts. */
export interface MarkedEditor {
  /** Underlines what was found, and takes away what was underlined before. */
  show: (markers: readonly EditorMarker[]) => void;
}

/**
 * Underlines what was found in a text. What is gone vanishes at once, but code that is being typed is wrong
 * most of the time: what is new waits for a pause.
 *
 * @param editor another object for another text
 */
export function useMarkers(
  editor: MarkedEditor | undefined,
  name: EditorProps['name'],
): void {
  const { store } = usePlayground();
  const markers = useSelector(session => selectMarkers(session, name));
  const typed = useRef(-Infinity);
  const shown = useRef<{
    editor: MarkedEditor;
    markers: readonly EditorMarker[];
  }>(undefined);
  useEffect(() => {
    let before = store.get().shared;
    return store.subscribe(() => {
      const { shared } = store.get();
      // What another file has instead isn't typed.
      if (shared[name] !== before[name] && shared.shown === before.shown) {
        typed.current = performance.now();
      }
      before = shared;
    });
  }, [store, name]);
  useEffect(() => {
    if (!editor) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (list: readonly EditorMarker[]) => {
      shown.current = { editor, markers: list };
      editor.show(list);
    };
    const showWhenCalm = () => {
      const wait = typed.current + pause - performance.now();
      if (wait <= 0) {
        show(markers);
      } else {
        timer = setTimeout(showWhenCalm, wait);
      }
    };
    if (shown.current?.editor === editor) {
      show(keepShown(markers, shown.current.markers));
    }
    showWhenCalm();
    return () => {
      clearTimeout(timer);
    };
  }, [editor, markers]);
}
