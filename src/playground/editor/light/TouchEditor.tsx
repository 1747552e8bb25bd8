import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  createEditor,
  type LeftEditor,
  type LightEditor,
  wayOut,
} from '../../../editor/createEditor';
import { changeCode } from '../../files/changeFiles';
import { changeShared } from '../../state/changeSession';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { fileNameOf } from '../../state/sharedState';
import { labelOf } from '../editorLabel';
import type { FullEditorProps } from '../editorTypes';
import { fileOfModel, modelPath } from '../modelPath';
import { useMarkers } from '../useMarkers';
import { useWordWrap } from '../useWordWrap';
import { connectTouchEditor, languageOf } from './connectTouchEditor';
import { proposalsFor } from './proposals';
import { showProblems } from './showProblems';
import styles from './TouchEditor.module.css';

/**
 * The site's light editor, in the place of Monaco where fingers type: it leaves selecting, scrolling, and
 * the keyboard to the phone, and is a tenth of the size.
 */
export function TouchEditor({ name, takeOver }: FullEditorProps): ReactNode {
  const path = useSelector(session => modelPath(session, name));
  const left = useRef(new Map<string, LeftEditor>());
  return (
    <OneText
      key={path}
      name={name}
      path={path}
      takeOver={takeOver}
      left={left}
    />
  );
}

interface OneTextProps extends FullEditorProps {
  path: string;
  /** By path, the editors of texts that aren't shown: undo still knows what was typed into them. */
  left: RefObject<Map<string, LeftEditor>>;
}

/** It edits one text: for another one, there's another editor. */
function OneText({ name, path, takeOver, left }: OneTextProps): ReactNode {
  const { store } = usePlayground();
  const wordWrap = useWordWrap();
  const label = useSelector(session => labelOf(session, name));
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [editor, setEditor] = useState<LightEditor>();

  // Before the browser paints: the editor measures its lines in the next frame, and none may move then.
  useLayoutEffect(() => {
    if (!frame.current) {
      return undefined;
    }
    const { fileType, [name]: text } = store.get().shared;
    const texts = left.current;
    const made = createEditor({
      parent: frame.current,
      text,
      before: texts.get(path),
      language: languageOf(name, fileType),
      label: labelOf(store.get(), name),
      describedBy: hint,
      onChange(changed) {
        if (name === 'code') {
          const { shared } = store.get();
          const file = fileOfModel(store.get(), path) ?? fileNameOf(shared);
          changeCode(store, file, changed);
        } else {
          changeShared(store, { [name]: changed });
        }
      },
      onSelect([cursor]) {
        if (name === 'code') {
          store.set({ cursor });
        }
      },
      propose: proposalsFor(store, name),
    });
    // The plain editor's, which is gone when there's an editor for another text.
    const selected = takeOver();
    const disconnect = connectTouchEditor(made, store, name, path);
    if (selected !== undefined) {
      made.select(selected);
      made.focus();
    }
    setEditor(made);
    return () => {
      disconnect();
      texts.set(path, made.leave());
      made.destroy();
    };
  }, [store, name, path, hint, takeOver, left]);
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
  useEffect(() => {
    editor?.element
      .querySelector('[role=textbox]')
      ?.setAttribute('aria-label', label);
  }, [editor, label]);

  return (
    <>
      <div ref={frame} className={styles.editor} />
      <p id={hint} className={styles.hint}>
        {wayOut}
      </p>
    </>
  );
}
