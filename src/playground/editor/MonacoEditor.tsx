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
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import { fileNameOf, type TextName } from '../state/sharedState';
import { labelOf } from './editorLabel';
import type { FullEditorProps } from './editorTypes';
import { useFeatures } from './features/useFeatures';
import { connectEditor } from './instance/connectEditor';
import { editorOptions } from './instance/editorOptions';
import { catchUp } from './instance/followText';
import { selectRange } from './instance/monacoRange';
import { fileOfModel, modelPath } from './modelPath';
import { Language, type monaco } from './monaco';
import styles from './MonacoEditor.module.css';
import { showMarkers } from './showMarkers';
import { type MarkedEditor, useMarkers } from './useMarkers';
import { useTheme } from './useTheme';
import { useWordWrap } from './useWordWrap';

/** Monaco, with the site's colors. What is typed does not render it again. */
export function MonacoEditor({ name, takeOver }: FullEditorProps): ReactNode {
  const playground = usePlayground();
  const { store } = playground;
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor>();
  const theme = useTheme();
  const wordWrap = useWordWrap();
  const label = useSelector(session => labelOf(session, name));
  const language = useSelector(session => languageOf(session, name));
  const options = useMemo(
    () => editorOptions({ label, wordWrap }),
    [label, wordWrap],
  );
  const path = useSelector(session => modelPath(session, name));
  const textAtFirst = useMemo(
    () => store.get().shared[name],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Each model has a text of its own.
    [store, name, path],
  );
  const onChange = useCallback(
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
  useFeatures();
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

  return (
    <div className={styles.editor}>
      <Editor
        path={path}
        language={language}
        // Not its `value`: that would be changed in one step with what was typed before.
        defaultValue={textAtFirst}
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

function languageOf({ shared }: Session, name: TextName): string {
  return name === 'code' && shared.fileType !== '.json'
    ? Language.code
    : Language.json;
}

/** The file whose model an editor shows. */
function shownFile(
  session: Session,
  editor: monaco.editor.IStandaloneCodeEditor | undefined,
): string {
  const path = editor?.getModel()?.uri.toString() ?? '';
  return fileOfModel(session, path) ?? fileNameOf(session.shared);
}

function markedEditor(editor: monaco.editor.ICodeEditor): MarkedEditor {
  return {
    show(markers) {
      const model = editor.getModel();
      if (model) {
        showMarkers(model, markers);
      }
    },
  };
}
