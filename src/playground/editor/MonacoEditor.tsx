import { Editor } from '@monaco-editor/react';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { changeCode } from '../files/changeFiles';
import { changeShared } from '../state/changeSession';
import { usePlayground } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { fileNameOf, type TextName } from '../state/sharedState';
import type { FullEditorProps } from './editorTypes';
import { useFeatures } from './features/useFeatures';
import { connectEditor } from './instance/connectEditor';
import { catchUp } from './instance/followText';
import { selectRange } from './instance/monacoRange';
import { fileOfModel } from './modelPath';
import type { monaco } from './monaco';
import styles from './MonacoEditor.module.css';
import { showMarkers } from './showMarkers';
import { useEditorOptions } from './useEditorOptions';
import { type MarkedEditor, useMarkers } from './useMarkers';
import { useModel } from './useModel';
import { useTheme } from './useTheme';

type Instance = monaco.editor.IStandaloneCodeEditor;

/** Monaco, with the site's colors. What is typed does not render it again. */
export function MonacoEditor({ name, takeOver }: FullEditorProps): ReactNode {
  const { store } = usePlayground();
  const [editor, setEditor] = useState<Instance>();
  const model = useModel(name);
  const theme = useTheme();
  const options = useEditorOptions(name);
  const onChange = useOnChange(editor, name);
  useFeatures();
  useConnection(editor, name, model.path);

  return (
    <div className={styles.editor}>
      <Editor
        // Its text isn't a `value`: that would be changed in one step with what was typed before.
        {...model}
        theme={theme}
        options={options}
        loading={null}
        keepCurrentModel
        onChange={onChange}
        onMount={instance => {
          // What was typed since it was given its text.
          catchUp(instance, store, name);
          const selected = takeOver();
          if (selected !== undefined) {
            selectRange(instance, selected);
            instance.focus();
          }
          setEditor(instance);
        }}
      />
    </div>
  );
}

/** Keeps what is typed. */
function useOnChange(
  editor: Instance | undefined,
  name: TextName,
): (value?: string) => void {
  const { store } = usePlayground();
  return useCallback(
    (value = '') => {
      if (name === 'code') {
        // For a moment, the page may be ahead of the editor, with another file.
        changeCode(store, shownFile(store.get(), editor), value);
      } else {
        changeShared(store, { [name]: value });
      }
    },
    [store, name, editor],
  );
}

/** The file whose model an editor shows. */
function shownFile(session: Session, editor: Instance | undefined): string {
  const path = editor?.getModel()?.uri.toString() ?? '';
  return fileOfModel(session, path) ?? fileNameOf(session.shared);
}

/** Connects an editor with the session, and underlines in it what was found. */
function useConnection(
  editor: Instance | undefined,
  name: TextName,
  path: string,
): void {
  const playground = usePlayground();
  useEffect(
    () => editor && connectEditor(editor, playground, name),
    [editor, playground, name],
  );
  useMarkers(
    useMemo(
      () => editor && markedEditor(editor),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- Each model has marks of its own.
      [editor, path],
    ),
    name,
  );
}

function markedEditor(editor: Instance): MarkedEditor {
  return {
    show(markers) {
      const model = editor.getModel();
      if (model) {
        showMarkers(model, markers);
      }
    },
  };
}
