import { Editor } from '@monaco-editor/react';
import { TabFocus } from 'monaco-editor/esm/vs/editor/browser/config/tabFocus';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { editBetween } from '../../text/editBetween';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import { textLabels } from '../state/playgroundState';
import { addEditor, changeLink } from '../state/session';
import type { EditorHandle, EditorProps, TextRange } from './editorTypes';
import { useFeatures } from './features/useFeatures';
import { modelPath } from './modelPath';
import { Language, monaco } from './monaco';
import styles from './MonacoEditor.module.css';
import { tabKey } from './tabKey';
import { type ColorMode, defineTheme } from './theme';
import { useCommands } from './useCommands';
import { useMarkers } from './useMarkers';

type MonacoInstance = monaco.editor.IStandaloneCodeEditor;

interface Props extends EditorProps {
  /** Where the editor that this one takes over from had its selection, if it had the focus. */
  takeOver: TextRange | undefined;
}

/** Monaco, with the site's colors. What is typed does not render it again. */
export function MonacoEditor({ name, takeOver }: Props): ReactNode {
  const { store } = usePlayground();
  const [editor, setEditor] = useState<MonacoInstance>();
  const theme = useTheme();
  const wordWrap = useSelector(({ preferences }) => preferences.wordWrap);
  const options = useMemo(
    () => editorOptions({ label: textLabels[name], wordWrap }),
    [name, wordWrap],
  );
  const textAtFirst = useMemo(() => store.get().link[name], [store, name]);
  const onChange = useCallback(
    (value = '') => {
      changeLink(store, { [name]: value });
    },
    [store, name],
  );
  useText(editor, name);
  useFeatures();
  useCommands(editor);
  useTabKey(editor);
  useHandle(editor, name);
  useCursor(editor, name);
  useHighlights(editor, name);
  useMarkers(editor, name);

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
            select(instance, takeOver);
            instance.focus();
          }
          setEditor(instance);
        }}
      />
    </div>
  );
}

/** Follows the site's color mode. */
function useTheme(): string {
  const mode = useSyncExternalStore(watchColorMode, currentColorMode);
  return useMemo(() => defineTheme(mode), [mode]);
}

/** The page's attribute: only when it has changed, the style sheet has the mode's colors. */
function currentColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return () => {
    observer.disconnect();
  };
}

function editorOptions({
  label,
  wordWrap,
}: {
  label: string;
  wordWrap: boolean;
}): monaco.editor.IStandaloneEditorConstructionOptions {
  const touch = window.matchMedia('(pointer: coarse)').matches;
  return {
    ariaLabel: `${label}; ${tabKey.name} lets Tab leave the editor`,
    wordWrap: wordWrap ? 'on' : 'off',
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue(
      '--ifm-font-family-monospace',
    ),
    // Phones zoom in on smaller fonts.
    fontSize: touch ? 16 : 14,
    tabSize: 2,
    insertSpaces: true,
    detectIndentation: false,
    minimap: { enabled: false },
    folding: !touch,
    // Dimmed, the last number could hardly be read.
    renderFinalNewline: 'on',
    lineNumbersMinChars: touch ? 2 : 3,
    lineDecorationsWidth: 8,
    padding: { top: 8 },
    scrollBeyondLastLine: false,
    fixedOverflowWidgets: true,
    // All of these are our own language service's to answer, or no one's.
    wordBasedSuggestions: 'off',
    quickSuggestions: { strings: true, other: true, comments: false },
    occurrencesHighlight: 'off',
    unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
    links: false,
    colorDecorators: false,
    accessibilitySupport: 'auto',
    smoothScrolling: false,
    cursorSmoothCaretAnimation: 'off',
  };
}

/** Lets Tab move on instead of indenting, and a key switch between the two. */
function useTabKey(editor: MonacoInstance | undefined): void {
  const { store } = usePlayground();
  const tabMovesFocus = useSelector(session => session.tabMovesFocus);
  useEffect(() => {
    // Monaco's option of that name does nothing.
    TabFocus.setTabFocusMode(tabMovesFocus);
    const action = editor?.addAction({
      id: 'tab-moves-focus',
      label: tabMovesFocus
        ? 'Let Tab indent the text'
        : 'Let Tab leave the editor',
      keybindings: [
        tabKey.isMac
          ? monaco.KeyMod.WinCtrl | monaco.KeyMod.Shift | monaco.KeyCode.KeyM
          : monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyM,
      ],
      run: () => {
        store.set({ tabMovesFocus: !tabMovesFocus });
      },
    });
    return () => {
      action?.dispose();
    };
  }, [editor, tabMovesFocus, store]);
}

/**
 * Puts a text that was changed elsewhere into the editor: by a fix, a form, a link, or while this model
 * had no editor. It is a step of its own for undoing.
 */
function useText(
  editor: MonacoInstance | undefined,
  name: EditorProps['name'],
): void {
  const { store } = usePlayground();
  useEffect(
    () =>
      editor &&
      store.watch(
        ({ link }) => link[name],
        text => {
          replaceText(editor, text);
          return undefined;
        },
      ),
    [editor, name, store],
  );
}

function replaceText(editor: MonacoInstance, text: string): void {
  const model = editor.getModel();
  const before = model?.getValue();
  if (!model || before === undefined || before === text) {
    return;
  }
  const { range, text: replacement } = editBetween(before, text);
  editor.pushUndoStop();
  editor.executeEdits('page', [
    {
      range: monaco.Range.fromPositions(
        model.getPositionAt(range[0]),
        model.getPositionAt(range[1]),
      ),
      text: replacement,
      forceMoveMarkers: true,
    },
  ]);
  editor.pushUndoStop();
}

function select(editor: MonacoInstance, [start, end]: TextRange): void {
  const model = editor.getModel();
  if (model !== null) {
    const range = monaco.Range.fromPositions(
      model.getPositionAt(start),
      model.getPositionAt(end),
    );
    editor.setSelection(range);
    editor.revealRangeInCenterIfOutsideViewport(range);
  }
}

function useHandle(
  editor: MonacoInstance | undefined,
  name: EditorProps['name'],
): void {
  const { store } = usePlayground();
  useEffect(() => {
    if (editor === undefined) {
      return undefined;
    }
    const handle: EditorHandle = {
      reveal(range) {
        select(editor, range);
        editor.focus();
      },
      selection() {
        const model = editor.getModel();
        const selection = editor.getSelection();
        return model === null || selection === null
          ? [0, 0]
          : [
              model.getOffsetAt(selection.getStartPosition()),
              model.getOffsetAt(selection.getEndPosition()),
            ];
      },
      hasFocus: () => editor.hasTextFocus(),
    };
    return addEditor(store, name, handle);
  }, [editor, name, store]);
}

function useCursor(
  editor: MonacoInstance | undefined,
  name: EditorProps['name'],
): void {
  const { store } = usePlayground();
  useEffect(() => {
    const subscription = editor?.onDidChangeCursorPosition(({ position }) => {
      const cursor = editor.getModel()?.getOffsetAt(position);
      if (cursor !== undefined && name === 'code') {
        store.set({ cursor });
      }
    });
    return () => {
      subscription?.dispose();
    };
  }, [editor, name, store]);
}

function useHighlights(
  editor: MonacoInstance | undefined,
  name: EditorProps['name'],
): void {
  const highlights = useSelector(session => session.highlights);
  useEffect(() => {
    const model = editor?.getModel();
    if (!model || name !== 'code') {
      return undefined;
    }
    const collection = editor?.createDecorationsCollection(
      highlights.map(([start, end]) => ({
        range: monaco.Range.fromPositions(
          model.getPositionAt(start),
          model.getPositionAt(end),
        ),
        options: { className: styles.highlight },
      })),
    );
    return () => {
      collection?.clear();
    };
  }, [editor, name, highlights]);
}
