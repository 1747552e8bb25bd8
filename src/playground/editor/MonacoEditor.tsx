import { Editor } from '@monaco-editor/react';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { textLabels } from '../state/sharedState';
import type { EditorProps, TextRange } from './editorTypes';
import { useFeatures } from './features/useFeatures';
import { connectEditor } from './instance/connectEditor';
import { editorOptions } from './instance/editorOptions';
import { selectRange } from './instance/monacoRange';
import { modelPath } from './modelPath';
import { Language, type monaco } from './monaco';
import styles from './MonacoEditor.module.css';
import { showMarkers } from './showMarkers';
import { type MarkedEditor, useMarkers } from './useMarkers';
import { useTheme } from './useTheme';

interface Props extends EditorProps {
  /** Where the editor that this one takes over from had its selection, if it had the focus. */
  takeOver: TextRange | undefined;
}

/** Monaco, with the site's colors. What is typed does not render it again. */
export function MonacoEditor({ name, takeOver }: Props): ReactNode {
  const playground = usePlayground();
  const { store } = playground;
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor>();
  const theme = useTheme();
  const wordWrap = useSelector(({ preferences }) => preferences.wordWrap);
  const options = useMemo(
    () => editorOptions({ label: textLabels[name], wordWrap }),
    [name, wordWrap],
  );
  const textAtFirst = useMemo(() => store.get().shared[name], [store, name]);
  const onChange = useCallback(
    (value = '') => {
      changeShared(store, { [name]: value });
    },
    [store, name],
  );
  useFeatures();
  useEffect(
    () => editor && connectEditor(editor, playground, name),
    [editor, playground, name],
  );
  useMarkers(
    useMemo(() => editor && markedEditor(editor, name), [editor, name]),
    name,
  );

  return (
    <div className={styles.editor}>
      <Editor
        path={modelPath(name)}
        language={name === 'code' ? Language.code : Language.json}
        // Not its `value`: that would be changed in one step with what was typed before.
        defaultValue={textAtFirst}
        theme={theme}
        options={options}
        loading={null}
        keepCurrentModel
        onChange={onChange}
        onMount={instance => {
          if (takeOver !== undefined) {
            selectRange(instance, takeOver);
            instance.focus();
          }
          setEditor(instance);
        }}
      />
    </div>
  );
}

/** @param name of the text whose model the editor has when it is marked */
function markedEditor(
  editor: monaco.editor.ICodeEditor,
  name: EditorProps['name'],
): MarkedEditor {
  return {
    show(markers) {
      const model = editor.getModel();
      if (model?.uri.toString() === modelPath(name)) {
        showMarkers(model, markers);
      }
    },
  };
}
