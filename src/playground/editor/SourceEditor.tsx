import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { CodeEditor } from '../../editor/editor';
import controls from '../controls.module.css';
import { changeCode } from '../files/changeFiles';
import { pathOf, textAt } from '../files/textPaths';
import { changeShared } from '../state/changeSession';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { SessionStore } from '../state/session';
import { fileNameOf, type TextName } from '../state/sharedState';
import { labelOf } from '../textLabels';
import { commandsFor } from './commands';
import { connectEditor } from './connectEditor';
import type { FullEditorProps } from './fullEditor';
import { answersFor } from './languageAnswers';
import { PlainEditor } from './PlainEditor';
import styles from './SourceEditor.module.css';
import { useWordWrap } from './useWordWrap';

type FullEditor = ComponentType<FullEditorProps>;

/** Where fingers type, or there is as little room as where they do. Styles have the same words. */
const forTouch = '(pointer: coarse), (width < 48rem)';

async function importEditor(): Promise<FullEditor> {
  return window.matchMedia(forTouch).matches
    ? (await import('./LightEditor')).LightEditor
    : (await import('./MonacoEditor')).MonacoEditor;
}

/**
 * An editor for one of the texts: a plain one at once, a full one when the reader works here and it is loaded.
 * The plain one stays until the full one can be typed into, which takes that a while: no key is lost.
 */
export function SourceEditor({ name }: { name: TextName }): ReactNode {
  const { Full, failed, loadAgain } = useFullEditor();
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => {
    setIsReady(true);
  }, []);
  return (
    <>
      {failed && (
        <p className={controls.notice} role="alert">
          The code editor could not be loaded. You can keep working in this
          plain one.
          <button type="button" className={controls.button} onClick={loadAgain}>
            Load it again
          </button>
        </p>
      )}
      <div className={styles.frame}>
        {!isReady && <PlainEditor key={name} name={name} />}
        {Full && (
          <div className={isReady ? styles.full : styles.coming}>
            <ConnectedEditor Full={Full} name={name} onReady={onReady} />
          </div>
        )}
      </div>
    </>
  );
}

/** The full editor, loaded when the reader works here. */
function useFullEditor(): {
  Full: FullEditor | undefined;
  failed: boolean;
  loadAgain: () => void;
} {
  const [Full, setFull] = useState<FullEditor>();
  const [failed, setFailed] = useState(false);
  const isUsed = useSelector(session => session.isUsed);
  const load = useCallback(() => {
    importEditor().then(
      editor => {
        setFull(() => editor);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (isUsed) {
      load();
    }
  }, [isUsed, load]);
  return {
    Full,
    failed,
    loadAgain() {
      setFailed(false);
      load();
    },
  };
}

/** A full editor, and the session: what changes in one of the two changes in the other. Typing doesn't render it. */
function ConnectedEditor({
  Full,
  name,
  onReady,
}: {
  Full: FullEditor;
  name: TextName;
  /** Called when there is an editor to type into: the plain one can leave. */
  onReady: () => void;
}): ReactNode {
  const playground = usePlayground();
  const { store } = playground;
  const edited = useEditedText(name);
  const isWrapped = useWordWrap();
  const tabMovesFocus = useSelector(session => session.tabMovesFocus);
  const answers = useMemo(() => answersFor(store, name), [store, name]);
  const commands = useMemo(() => commandsFor(playground), [playground]);
  const [shown, setShown] = useState<{ editor: CodeEditor; path: string }>();

  useLayoutEffect(
    () =>
      shown?.path === edited.path
        ? connectEditor(shown.editor, store, name, shown.path)
        : undefined,
    [shown, edited.path, store, name],
  );
  return (
    <Full
      edited={edited}
      isWrapped={isWrapped}
      tabMovesFocus={tabMovesFocus}
      answers={answers}
      commands={commands}
      onReady={useCallback(
        (editor, path) => {
          takeOver(editor, path, store);
          setShown({ editor, path });
          onReady();
        },
        [store, onReady],
      )}
      onChange={useCallback(
        (text, path) => {
          keepTyped(store, text, path);
        },
        [store],
      )}
      onMove={useCallback(
        (cursor, path) => {
          if (path === pathOf(store.get(), 'code')) {
            store.set({ cursor });
          }
        },
        [store],
      )}
    />
  );
}

/** The text as it's edited: for code, that of the file that is shown. */
function useEditedText(name: TextName): FullEditorProps['edited'] {
  const { store } = usePlayground();
  const path = useSelector(session => pathOf(session, name));
  const language = useSelector(({ shared }) =>
    name === 'code' ? (shared.fileType.split('.').at(-1) ?? 'ts') : 'json',
  );
  const label = useSelector(session => labelOf(session, name));
  return useMemo(
    () => ({ path, language, label, text: store.get().shared[name] }),
    [store, name, path, language, label],
  );
}

/** Goes on where the plain editor was left: with what was typed since this one was given its text, and the focus. */
function takeOver(editor: CodeEditor, path: string, store: SessionStore): void {
  const session = store.get();
  const text = textAt(session, path);
  const name = text && 'config' in text ? text.config : 'code';
  if (path !== pathOf(session, name)) {
    return;
  }
  const before = session.editors[name];
  const hadFocus = before?.hasFocus() ?? false;
  const selected = before?.selection();
  if (editor.text() !== session.shared[name]) {
    editor.setText(session.shared[name]);
  }
  if (hadFocus && selected) {
    editor.select(selected);
    editor.focus();
  }
}

/** For a moment, the page may be ahead of the editor, with another file. */
function keepTyped(store: SessionStore, text: string, path: string): void {
  const session = store.get();
  const changed = textAt(session, path);
  if (changed && 'config' in changed) {
    changeShared(store, { [changed.config]: text });
  } else {
    changeCode(store, changed?.file ?? fileNameOf(session.shared), text);
  }
}
