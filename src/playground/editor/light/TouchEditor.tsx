import {
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  createEditor,
  type LightEditor,
  wayOut,
} from '../../../editor/createEditor';
import { changeShared } from '../../state/changeSession';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { textLabels } from '../../state/sharedState';
import type { EditorProps, TextRange } from '../editorTypes';
import { useMarkers } from '../useMarkers';
import { connectTouchEditor, languageOf } from './connectTouchEditor';
import { proposalsFor } from './proposals';
import { showProblems } from './showProblems';
import styles from './TouchEditor.module.css';

interface Props extends EditorProps {
  /** Where the editor that this one takes over from had its selection, if it had the focus. */
  takeOver: TextRange | undefined;
}

/**
 * The site's light editor, in the place of Monaco where fingers type: it leaves selecting, scrolling, and
 * the keyboard to the phone, and is a tenth of the size. It edits one text: for another one, show another editor.
 */
export function TouchEditor({ name, takeOver }: Props): ReactNode {
  const { store } = usePlayground();
  const wordWrap = useSelector(({ preferences }) => preferences.wordWrap);
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [editor, setEditor] = useState<LightEditor>();
  const [selected] = useState(takeOver);

  useEffect(() => {
    if (!frame.current) {
      return undefined;
    }
    const { fileType, [name]: text } = store.get().shared;
    const made = createEditor({
      parent: frame.current,
      text,
      language: languageOf(name, fileType),
      label: textLabels[name],
      describedBy: hint,
      onChange(changed) {
        changeShared(store, { [name]: changed });
      },
      onSelect([cursor]) {
        if (name === 'code') {
          store.set({ cursor });
        }
      },
      propose: proposalsFor(store, name),
    });
    const disconnect = connectTouchEditor(made, store, name);
    if (selected !== undefined) {
      made.select(selected);
      made.focus();
    }
    setEditor(made);
    return () => {
      disconnect();
      made.destroy();
    };
  }, [store, name, hint, selected]);
  useMarkers(
    useMemo(
      () => editor && { show: showProblems(editor, store, name) },
      [editor, store, name],
    ),
    name,
  );
  useEffect(() => {
    // The editor measures its lines again when the window's size changes, and hears of no style.
    window.dispatchEvent(new Event('resize'));
  }, [wordWrap]);

  return (
    <>
      <div ref={frame} className={styles.editor} data-wrap={wordWrap} />
      <p id={hint} className={styles.hint}>
        {wayOut}
      </p>
    </>
  );
}
